import { listOpeningsByFit as endpoint, rankedOpenings } from '#contract/openings.ts'
import { listOpenProjects, ownComparedQuery } from '#db/matching.ts'
import { listNewestOpenings, readOpenings } from '#db/openings.ts'
import type { StoredFacts } from '#domain/matching/stored-facts.ts'
import { openingActionsFor, openingPageSize } from '#domain/openings/opening.ts'
import { externalRoute } from '../serve.ts'
import { todayOf } from '../today.ts'
import { rankOpenings, unreadIn } from './rank-openings.ts'

/** The software that someone works in, as far as anything says so. */
const systemsOf = ({ terms }: StoredFacts): string[] =>
  Object.entries(terms)
    .filter(([term, all]) => term.startsWith('software:') && all?.some(({ stance }) => stance === 'works'))
    .map(([term]) => term.slice('software:'.length))

/** A page of the openings, best fit first. Comparing holds no transaction open. */
export const listOpeningsByFit = externalRoute(endpoint, async (list, _, { services: { db }, cookie }) => {
  const person = cookie.person() as NonNullable<ReturnType<typeof cookie.person>>
  const today = todayOf()
  const { mine, openings, unread } = await db.asUser(person, async (tx) => {
    const mine = await tx.first(ownComparedQuery())
    const newest = await listNewestOpenings(tx, list, rankedOpenings)
    const systems = mine ? systemsOf(mine.facts) : []
    const isAll = newest.length < rankedOpenings || systems.length === 0
    const suited = isAll ? [] : await listNewestOpenings(tx, list, rankedOpenings, systems)
    const openings = [...new Map([...newest, ...suited].map((one) => [one.id, one])).values()]
    return { mine, openings, unread: mine ? await listOpenProjects(tx, unreadIn(openings)) : [] }
  })
  const ids = mine ? await rankOpenings(openings, unread, mine, today) : openings.map(({ id }) => id)
  const from = (list.page - 1) * openingPageSize
  const found = await db.asUser(person, (tx) => readOpenings(tx, ids.slice(from, from + openingPageSize)))
  const mayApply = found?.mayApply ?? false
  return {
    openings: (found?.openings ?? []).map((opening) => ({
      ...opening,
      actions: openingActionsFor({ ...opening, mayApply }),
    })),
    total: ids.length,
    pageCount: Math.max(1, Math.ceil(ids.length / openingPageSize)),
    isTotalExact: ids.length < rankedOpenings,
  }
})
