import { listUnfilled as endpoint, type UnfilledProject, unfilledLimit } from '#contract/curation.ts'
import { listUnfilledProjects } from '#db/matching.ts'
import { needOfProject } from '#domain/matching/project-need.ts'
import { scan } from '#domain/matching/scan.ts'
import { tasksIn } from '#domain/projects/details.ts'
import { externalRoute } from '../serve.ts'
import { todayOf } from '../today.ts'

/** Held shortlists by when their firms expect them, then projects that nobody fits, then the others. */
const urgency = ({ isHeld, dueAt, fits }: UnfilledProject): number => {
  // A clock has its times seconds after it started.
  if (isHeld) return dueAt ? Date.parse(dueAt) : Number.MAX_SAFE_INTEGER - 2
  return fits === 0 ? Number.MAX_SAFE_INTEGER - 1 : Number.MAX_SAFE_INTEGER
}

/** Whose project waits longest, and for whom there is nobody: where an admin should step in. */
export const listUnfilled = externalRoute(endpoint, async (_, __, { services: { db, talentPool }, cookie }) => {
  const person = cookie.person() as NonNullable<ReturnType<typeof cookie.person>>
  const today = todayOf()
  const waiting = await db.asUser(person, (tx) => listUnfilledProjects(tx, unfilledLimit))
  const pool = await talentPool.current()
  const projects: UnfilledProject[] = []
  for (const { firm, applications, invitations, held, ...project } of waiting) {
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
      isHeld: held.length > 0,
      dueAt: held[0]?.expectedBy ?? null,
    })
    await new Promise(setImmediate)
  }
  return { projects: projects.sort((a, b) => urgency(a) - urgency(b)) }
})
