import type { OpeningFit } from '#contract/matching.ts'
import type { listOpenProjects } from '#db/matching.ts'
import { type Fit, fitOf } from '#domain/matching/fit.ts'
import { labelOfLine } from '#domain/matching/line-labels.ts'
import { needOfProject } from '#domain/matching/project-need.ts'
import { factsFor, type StoredFacts } from '#domain/matching/stored-facts.ts'
import { tasksIn } from '#domain/projects/details.ts'
import { presentLines, unansweredIn } from './present-match.ts'

type OpenProject = Awaited<ReturnType<typeof listOpenProjects>>[number]

/** What is unknown first, then what is missed, then the rest; what doesn't count last. */
const order = { unknown: 0, missing: 1, partly: 2, met: 3, off: 4 } as const

/** How someone fits, without who they are: what is unknown first. */
export const presentFit = (id: string, found: Fit): OpeningFit => ({
  id,
  standing: found.standing,
  score: found.score,
  least: found.least,
  most: found.most,
  outOf: found.factors.reduce((sum, { outOf }) => sum + outOf, 0),
  unanswered: unansweredIn(found.factors),
  lines: presentLines(found).sort((a, b) => order[a.state] - order[b.state]),
  misses: found.misses.map(labelOfLine),
})

/** How someone fits an open project, as they may know it. */
export function openingFitOf(
  project: OpenProject,
  mine: { id: string; facts: StoredFacts },
  today: string,
): OpeningFit {
  const need = needOfProject({ ...project, scopeTasks: tasksIn(project.scopeOfWork) }, today)
  return presentFit(project.id, fitOf(factsFor(mine.id, mine.facts, need, today), need))
}
