import type { InferResult } from 'kysely'
import type { OwnProject } from '#contract/projects.ts'
import type { ownProjectQuery } from '#db/projects.ts'
import { tasksIn } from '#domain/projects/details.ts'

type Row = InferResult<ReturnType<typeof ownProjectQuery>>[number]

export const presentOwnProject = ({ scopeOfWork, ...project }: Row): OwnProject => ({
  ...project,
  scopeTasks: tasksIn(scopeOfWork),
})
