import { listWatchedProjects, tellOfFit } from '#db/fit-watches.ts'
import { listFacts } from '#db/talent-facts.ts'
import { fitOf } from '#domain/matching/fit.ts'
import { needOfProject } from '#domain/matching/project-need.ts'
import { scan } from '#domain/matching/scan.ts'
import { factsFor } from '#domain/matching/stored-facts.ts'
import { tasksIn } from '#domain/projects/details.ts'
import type { JobKind } from '../jobs/job-kind.ts'
import type { Services } from '../services.ts'
import { todayOf } from '../today.ts'

/** A first look can only overrate: some are looked at closely. */
const lookedAt = 20
const maxRunMilliseconds = 20_000

/**
 * Looks through the pool for each project that somebody watches. It costs nothing when a profile is saved, and nothing at all while no project is watched.
 */
export const tellOfFitsJob = (services: Pick<Services, 'db' | 'talentPool'>): JobKind => ({
  kind: 'tell-of-fits',
  everySeconds: 60,
  run: () => tellOfFits(services),
})

export async function tellOfFits({ db, talentPool }: Pick<Services, 'db' | 'talentPool'>): Promise<number> {
  const endsAt = Date.now() + maxRunMilliseconds
  const today = todayOf()
  let told = 0
  for (const { project_id, hidden, project } of await db.asSystem(listWatchedProjects)) {
    if (!project || Date.now() > endsAt) break
    const need = needOfProject({ ...project, scopeTasks: tasksIn(project.scopeOfWork) }, today)
    const { ids } = scan(await talentPool.current(), need, today, { fits: lookedAt }, new Set(hidden ?? []))
    told += await db.asSystem(async (tx) => {
      const found = ids.fits.length > 0 ? await listFacts(tx, ids.fits) : []
      const fitting = found.find(
        ({ candidateId, facts, isListed }) =>
          isListed && fitOf(factsFor(candidateId, facts, need, today), need).standing === 'fits',
      )
      return fitting ? tellOfFit(tx, project_id as string, fitting.candidateId) : 0
    })
    await new Promise(setImmediate)
  }
  return told
}
