import { readCuration as endpoint } from '#contract/curation.ts'
import { listCurated, readCuratedProject } from '#db/curation.ts'
import { readFee } from '#db/offers.ts'
import { needOfProject } from '#domain/matching/project-need.ts'
import { engineVersion } from '#domain/matching/weights.ts'
import { notFound } from '#domain/problem.ts'
import { tasksIn } from '#domain/projects/details.ts'
import { externalRoute } from '../serve.ts'
import { todayOf } from '../today.ts'
import { findMatches, makeShortlist, type Shortlisted } from './make-shortlist.ts'
import { presentMatch } from './present-match.ts'

const othersShown = 20

/** A shortlist as admins edit it. Only the firm knows whom it has hidden: such people may be listed here, though the firm doesn't see them. */
export const readCuration = externalRoute(endpoint, async ({ id }, me, { services: { db, talentPool }, cookie }) => {
  const person = cookie.person() as NonNullable<ReturnType<typeof cookie.person>>
  const pool = await talentPool.current()
  const today = todayOf()
  return db.asUser(person, async (tx) => {
    const project = await readCuratedProject(tx, id)
    if (!project) throw notFound('Project Not Found')
    const need = needOfProject({ ...project, scopeTasks: tasksIn(project.scopeOfWork) }, today)
    const asked = { need, today, changes: await listCurated(tx, id) }
    const found = findMatches(pool, asked)
    const { shortlist, lapsed, removed, rest, mayFit } = await makeShortlist(tx, found, asked)
    const feeBasisPoints = (await readFee(tx))?.feeBasisPoints ?? 0
    const present = (one: Omit<Shortlisted, 'curated'> & Partial<Pick<Shortlisted, 'curated'>>) =>
      presentMatch(one, need, {
        today,
        me,
        contacts: new Map(),
        day: null,
        feeBasisPoints,
        curated: one.curated ?? null,
      })
    return {
      title: project.title,
      firm: project.firm,
      engine: engineVersion,
      held: project.held[0] ?? null,
      releasedAt: project.changes.find(({ change }) => change === 'released')?.at ?? null,
      considered: found.considered,
      counts: found.counts,
      shortlist: shortlist.map(present),
      lapsed: lapsed.map(present),
      rest: rest.slice(0, othersShown).map(present),
      mayFit: mayFit.slice(0, othersShown).map(present),
      removed: removed.map(present),
      changes: project.changes,
    }
  })
})
