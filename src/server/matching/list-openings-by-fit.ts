import { listOpeningsByFit as endpoint, rankedOpenings } from '#contract/openings.ts'
import { listOpenProjects, ownFactsQuery } from '#db/matching.ts'
import { listNewestOpenings, listOpeningVersions, readOpenings } from '#db/openings.ts'
import type { StoredFacts } from '#domain/matching/stored-facts.ts'
import { openingActionsFor, openingPageSize } from '#domain/openings/opening.ts'
import { externalRoute } from '../serve.ts'
import { todayOf } from './own-need.ts'
import { rankOpenings, unreadIn } from './rank-openings.ts'

/** The software that someone works in, as far as anything says so. */
const systemsOf = ({ terms }: StoredFacts): string[] =>
  Object.entries(terms)
    .filter(([term, all]) => term.startsWith('software:') && all?.some(({ stance }) => stance === 'works'))
    .map(([term]) => term.slice('software:'.length))

/** A page of the openings, best fit first. Comparing takes no transaction along. */
export const listOpeningsByFit = externalRoute(endpoint, async (list, _, { services: { db }, cookie }) => {
  const person = cookie.person() as NonNullable<ReturnType<typeof cookie.person>>
  const today = todayOf()
  const { mine, openings, unread } = await db.asUser(person, async (tx) => {
    const mine = await tx.first(ownFactsQuery())
    const newest = await listNewestOpenings(tx, list, rankedOpenings)
    const systems = mine ? systemsOf(mine.facts) : []
    const suited =
      newest.isAll || systems.length === 0 ? [] : (await listNewestOpenings(tx, list, rankedOpenings, systems)).ids
    const ids = [...new Set([...newest.ids, ...suited])]
    const versions = new Map((await listOpeningVersions(tx, ids)).map((one) => [one.id, one]))
    const openings = ids.flatMap((id) => versions.get(id) ?? [])
    return { mine, openings, unread: mine ? await listOpenProjects(tx, unreadIn(openings, today)) : [] }
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
