import { listUnfilled as endpoint, type UnfilledProject, unfilledLimit } from '#contract/matching.ts'
import { listUnfilledProjects } from '#db/matching.ts'
import { needOfProject } from '#domain/matching/project-need.ts'
import { scan } from '#domain/matching/scan.ts'
import { tasksIn } from '#domain/projects/details.ts'
import { externalRoute } from '../serve.ts'
import { todayOf } from './own-need.ts'

/** Whose project waits longest, and for whom there is nobody: where an admin's hand is needed. */
export const listUnfilled = externalRoute(endpoint, async (_, __, { services: { db, talentPool }, cookie }) => {
  const person = cookie.person() as NonNullable<ReturnType<typeof cookie.person>>
  const today = todayOf()
  const waiting = await db.asUser(person, (tx) => listUnfilledProjects(tx, unfilledLimit))
  const pool = await talentPool.current()
  const projects: UnfilledProject[] = []
  for (const { firm, applications, invitations, ...project } of waiting) {
    const need = needOfProject({ ...project, scopeTasks: tasksIn(project.scopeOfWork) }, today)
    const { counts } = scan(pool, need, today, {})
    projects.push({
      id: project.id,
      title: project.title,
      firm,
      postedAt: project.createdAt.toISOString(),
      applications: applications ?? 0,
      invitations: invitations ?? 0,
      fits: counts.fits,
      mayFit: counts.unknown,
    })
    await new Promise(setImmediate)
  }
  return { projects: projects.sort((a, b) => Number(a.fits > 0) - Number(b.fits > 0)) }
})
