import { createHash } from 'node:crypto'
import type { listOpenProjects } from '#db/matching.ts'
import { fitOf, type Standing } from '#domain/matching/fit.ts'
import { type Lines, linesOf } from '#domain/matching/lines.ts'
import type { Need } from '#domain/matching/need.ts'
import { needOn, writtenNeed } from '#domain/matching/project-need.ts'
import { factsFor, type StoredFacts } from '#domain/matching/stored-facts.ts'
import { tasksIn } from '#domain/projects/details.ts'

type Version = { id: string; version: string }
type OpenProject = Awaited<ReturnType<typeof listOpenProjects>>[number]

/**
 * Reading a need takes about a millisecond, and comparing it with someone a fortieth: both are kept while nothing has changed, what was
 * read also from one day to the next.
 */
const kept = { needs: 20_000, people: 200 } as const
const needs = new Map<string, { need: Need; lines: Lines }>()
const ranks = new Map<string, Map<string, number>>()

const keyOf = ({ id, version }: Version) => `${id} ${version}`
const yielding = () => new Promise(setImmediate)

const order: Record<Standing, number> = { fits: 3, unknown: 2, near: 1, out: 0 }

function ranksOf(mine: { id: string; facts: StoredFacts }, today: string): Map<string, number> {
  const key = createHash('sha256')
    .update(`${today} ${JSON.stringify(mine)}`)
    .digest('base64')
  const found = ranks.get(key) ?? new Map<string, number>()
  // The one who asked longest ago goes first.
  ranks.delete(key)
  const [oldest] = ranks.keys()
  if (ranks.size >= kept.people && oldest) ranks.delete(oldest)
  ranks.set(key, found)
  return found
}

async function readNeeds(projects: readonly OpenProject[], keys: ReadonlyMap<string, string>, today: string) {
  if (needs.size + projects.length > kept.needs) needs.clear()
  for (const project of projects) {
    const need = writtenNeed({ ...project, scopeTasks: tasksIn(project.scopeOfWork) })
    // Overlap is a line only of a need that begins on some day; which one makes no difference.
    needs.set(keys.get(project.id) as string, { need, lines: linesOf(needOn(need, today)) })
    await yielding()
  }
}

/** Openings whose needs aren't known as they are now. */
export const unreadIn = (openings: readonly Version[]): string[] =>
  openings.filter((one) => !needs.has(keyOf(one))).map(({ id }) => id)

/** Sorts openings for someone: what they fit, may fit, nearly fit, the rest; in each, by the share of points; then as given. */
export async function rankOpenings(
  openings: readonly Version[],
  unread: readonly OpenProject[],
  mine: { id: string; facts: StoredFacts },
  today: string,
): Promise<string[]> {
  const keys = new Map(openings.map((one) => [one.id, keyOf(one)]))
  await readNeeds(unread, keys, today)
  const known = ranksOf(mine, today)
  let compared = 0
  for (const key of keys.values()) {
    const asked = needs.get(key)
    if (!asked || known.has(key)) continue
    const need = needOn(asked.need, today)
    const { standing, score, factors } = fitOf(factsFor(mine.id, mine.facts, need, today), need, asked.lines)
    known.set(key, order[standing] + score / (1 + factors.reduce((sum, { outOf }) => sum + outOf, 0)))
    if (++compared % 100 === 0) await yielding()
  }
  const rankOf = (id: string) => known.get(keys.get(id) as string) ?? -1
  return openings.map(({ id }) => id).sort((a, b) => rankOf(b) - rankOf(a))
}
