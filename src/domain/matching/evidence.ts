import type { Kind } from '../trade/mentions.ts'
import { partsOf, type TermKey } from '../trade/relations.ts'
import type { Correction } from './correction.ts'
import type { Market, Month } from './jobs.ts'
import type { Stance } from './stance.ts'

/**
 * Where something was read. `crammed` is a list that names everything there is; a `hint` is a title or program that goes with it;
 * `said` was not read: the person said it about themselves.
 */
export type Source = 'work' | 'title' | 'summary' | 'list' | 'crammed' | 'certificate' | 'person' | 'hint' | 'said'

/** One reason to believe, or not, that somebody knows a term. */
export type Evidence = {
  stance: Stance
  source: Source
  market: Market
  /** The last month of the job it was read in; null where no job says so. */
  until: Month | null
  months: number
  quote: string
  /** The term that has this one in it, where the profile names only that. */
  via: TermKey | null
}

export const keyOf = (kind: Kind, value: string): TermKey => `${kind}:${value}`

/** What was read stands beside a correction that says the same of it, to this day. */
const agrees = (one: Evidence, { stance, lastUsed }: Correction): boolean =>
  one.source === 'said' || (lastUsed === null && one.stance === stance)

/** Collects evidence; what a term has in it is collected with it. What a correction contradicts is put aside. */
export function evidenceBook(corrections: ReadonlyMap<TermKey, Correction>) {
  const terms: Partial<Record<TermKey, Evidence[]>> = {}
  const overruled: Partial<Record<TermKey, string[]>> = {}
  const put = (term: TermKey, one: Evidence): boolean => {
    const correction = corrections.get(term)
    if (correction && !agrees(one, correction)) {
      overruled[term] = [...(overruled[term] ?? []), one.quote]
      return false
    }
    terms[term] ??= []
    const all = terms[term]
    const same = all.find(
      (other) =>
        other.stance === one.stance &&
        other.source === one.source &&
        other.market === one.market &&
        (other.via === null) === (one.via === null),
    )
    if (!same) all.push({ ...one })
    else {
      if (one.until !== null && (same.until === null || one.until > same.until)) {
        same.months += one.months
        same.until = one.until
        same.quote = one.quote
      } else if (one.until !== null && same.until !== null && one.until < same.until) same.months += one.months
    }
    return true
  }
  const add = (term: TermKey, one: Evidence, denied: ReadonlySet<TermKey> = new Set()) => {
    if (put(term, one) && (one.stance === 'works' || one.stance === 'guided'))
      for (const part of partsOf(term))
        if (!denied.has(part) && (one.source !== 'said' || !corrections.has(part))) put(part, { ...one, via: term })
  }
  return { terms, overruled, add }
}

export type Book = ReturnType<typeof evidenceBook>
