import * as z from 'zod/mini'
import { listOpeningFits as endpoint, type OpeningFit } from '#contract/matching.ts'
import { listOpenProjects, ownFactsQuery } from '#db/matching.ts'
import { type Fit, fitOf } from '#domain/matching/fit.ts'
import { labelOfLine } from '#domain/matching/line-labels.ts'
import { needOfProject } from '#domain/matching/project-need.ts'
import { factsFor } from '#domain/matching/stored-facts.ts'
import { engineVersion } from '#domain/matching/weights.ts'
import { tasksIn } from '#domain/projects/details.ts'
import { transactionRoute } from '../serve.ts'
import { todayOf } from './own-need.ts'
import { presentLine, unansweredIn } from './present-match.ts'

/** What is unknown first, then what is missed, then the rest. */
const order = { unknown: 0, missing: 1, partly: 2, met: 3 } as const

const presentFit = (id: string, found: Fit): OpeningFit => ({
  id,
  standing: found.standing,
  score: found.score,
  least: found.least,
  most: found.most,
  outOf: found.factors.reduce((sum, { outOf }) => sum + outOf, 0),
  unanswered: unansweredIn(found.factors),
  lines: found.factors.map(presentLine).sort((a, b) => order[a.state] - order[b.state]),
  misses: found.misses.map(labelOfLine),
})

/** How the signed-in person fits open projects. An id that isn't one is passed over. */
export const listOpeningFits = transactionRoute(endpoint, async (tx, { ids }) => {
  const today = todayOf()
  const mine = await tx.first(ownFactsQuery())
  if (!mine) return { engine: engineVersion, fits: [] }
  const projects = await listOpenProjects(
    tx,
    ids.filter((id) => z.uuid().safeParse(id).success),
  )
  return {
    engine: engineVersion,
    fits: projects.map((project) => {
      const need = needOfProject({ ...project, scopeTasks: tasksIn(project.scopeOfWork) }, today)
      return presentFit(project.id, fitOf(factsFor(mine.id, mine.facts, need, today), need))
    }),
  }
})
