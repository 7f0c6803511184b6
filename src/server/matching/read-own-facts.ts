import { readOwnFacts as endpoint } from '#contract/facts.ts'
import { ownFactsAndFieldsQuery } from '#db/matching.ts'
import type { Correction } from '#domain/matching/correction.ts'
import { keyOf } from '#domain/matching/evidence.ts'
import type { StoredFacts } from '#domain/matching/stored-facts.ts'
import { seniorityLevels } from '#domain/projects/details.ts'
import { termKinds } from '#domain/projects/need.ts'
import type { TermKey } from '#domain/trade/relations.ts'
import { queryRoute } from '../serve.ts'

const monthOf = (month: number | null): string | null =>
  month === null ? null : `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`

const believed = { works: 0, guided: 1, seen: 2, denied: 3 } as const

type Said = Pick<Correction, 'stance' | 'lastUsed'> & { at: string }
type Reading = NonNullable<StoredFacts['terms'][string]>[number]

/** What was said, beside what was read: the same, something else, or nothing. */
const howOf = (
  { stance }: Said,
  readings: readonly Reading[],
  quotes: readonly string[],
): 'confirmed' | 'corrected' | 'added' =>
  readings.some((one) => one.stance === stance) ? 'confirmed' : quotes.length > 0 ? 'corrected' : 'added'

/** Each term once, by what its owner said or else by what speaks most for it. */
function termsOf(terms: StoredFacts['terms'], quotes: Record<string, string[]>, said: ReadonlyMap<TermKey, Said>) {
  const keys = [...new Set([...Object.keys(terms), ...said.keys()])] as TermKey[]
  return keys.flatMap((term) => {
    const kind = termKinds.find((one) => term.startsWith(`${one}:`))
    if (!kind) return []
    const own = said.get(term)
    // What was just taken back may still be among the facts for some seconds.
    const readings = (terms[term] ?? []).filter(({ source, via }) => source !== 'said' || via !== null)
    const [best] = readings.toSorted(
      (a, b) => believed[a.stance] - believed[b.stance] || Number(a.via !== null) - Number(b.via !== null),
    )
    if (!best && !own) return []
    const sentences = [...new Set(quotes[term] ?? [])]
    return {
      kind,
      value: term.slice(kind.length + 1),
      stance: best?.stance ?? own?.stance ?? 'works',
      source: best?.source ?? 'said',
      via: best?.via ? best.via.slice(best.via.indexOf(':') + 1) : null,
      until: monthOf(best?.until ?? null),
      quotes: sentences,
      said: own ? { ...own, how: howOf(own, readings, sentences) } : null,
    }
  })
}

export const readOwnFacts = queryRoute(endpoint, ownFactsAndFieldsQuery, ([found]) => {
  if (!found) return { facts: null }
  const { facts, quotes, readOn, corrections, workingHours, rateFrom } = found
  const said = new Map<TermKey, Said>()
  for (const { kind, value, stance, lastUsed, at } of corrections)
    if (kind !== 'level') said.set(keyOf(kind, value), { stance, lastUsed, at: new Date(at).toISOString() })
  const ownLevel = corrections.find(({ kind }) => kind === 'level')
  return {
    facts: {
      readOn,
      terms: termsOf(facts.terms, quotes, said),
      level: ownLevel?.value ?? (facts.level === null ? null : (seniorityLevels[facts.level] ?? null)),
      isLevelSaid: ownLevel !== undefined,
      // What was accepted is subtracted from it only where it is compared.
      hoursPerWeek: workingHours?.hoursPerWeek ?? facts.capacity.usual,
      earliestStart: facts.earliestStart,
      rate: facts.rate === null ? null : { from: facts.rate, to: facts.rateTo },
      given: [
        ...(workingHours?.hoursPerWeek ? (['hours'] as const) : []),
        ...(workingHours?.earliestStart ? (['start'] as const) : []),
        ...(rateFrom === null ? [] : (['rate'] as const)),
      ],
      vetted: facts.vetted,
    },
  }
})
