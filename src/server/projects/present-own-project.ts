import type { OwnProject } from '#contract/projects.ts'
import { tasksIn } from '#domain/projects/details.ts'

type Row = Omit<OwnProject, 'scopeTasks'> & { scopeOfWork: string | null }

export const presentOwnProject = ({ scopeOfWork, ...project }: Row): OwnProject => ({
  ...project,
  scopeTasks: tasksIn(scopeOfWork),
})
