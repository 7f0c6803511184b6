import { readOwnFacts as endpoint } from '#contract/matching.ts'
import { ownFactsQuery } from '#db/matching.ts'
import type { StoredFacts } from '#domain/matching/stored-facts.ts'
import { seniorityLevels } from '#domain/projects/details.ts'
import { termKinds } from '#domain/projects/need.ts'
import { queryRoute } from '../serve.ts'

const monthOf = (month: number | null): string | null =>
  month === null ? null : `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`

const believed = { works: 0, guided: 1, seen: 2, denied: 3 } as const

/** Each term once, by what speaks most for it. */
function termsOf(terms: StoredFacts['terms'], quotes: Record<string, string[]>) {
  return Object.entries(terms).flatMap(([term, all]) => {
    const kind = termKinds.find((one) => term.startsWith(`${one}:`))
    const [best] = (all ?? []).toSorted((a, b) => believed[a.stance] - believed[b.stance])
    if (!kind || !best) return []
    return {
      kind,
      value: term.slice(kind.length + 1),
      stance: best.stance,
      source: best.source,
      until: monthOf(best.until),
      quotes: [...new Set(quotes[term] ?? [])],
    }
  })
}

export const readOwnFacts = queryRoute(endpoint, ownFactsQuery, ([found]) => {
  if (!found) return { facts: null }
  const { facts, quotes, readOn } = found
  return {
    facts: {
      readOn,
      terms: termsOf(facts.terms, quotes),
      level: facts.level === null ? null : (seniorityLevels[facts.level] ?? null),
      hoursPerWeek: facts.capacity.usual,
      earliestStart: facts.earliestStart,
      rate: facts.rate === null ? null : { from: facts.rate, to: facts.rateTo },
      vetted: facts.vetted,
    },
  }
})
