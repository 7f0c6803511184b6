import education from '../lexicon/education.json' with { type: 'json' }
import jobs from '../lexicon/jobs.json' with { type: 'json' }
import { findDates } from '../parse/dates.ts'
import { headingOf, isEntryLabel } from '../parse/headings.ts'
import { isProse, lexicon, plain } from '../parse/words.ts'

/** What a text looks like, whatever it should be. */

/** Begins or ends in the middle of something, or holds half of a pair of brackets. */
export const isCut = (text: string | null): boolean =>
  text !== null &&
  (/^[\p{Ll},;)&]|(?:[,(&–—-]|\s(?:of|and|the|in|de|at|for|by))$|,,/u.test(text) ||
    text.split('(').length !== text.split(')').length)

/** Two words from different lines: `University ofApr`. */
export const isGlued = (text: string | null): boolean =>
  /\s(?:of|and|the|in|for|de)\p{Lu}\p{Ll}|\p{Ll}-?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)$/u.test(
    text ?? '',
  )

/** Sentences, followed by something that isn't one. */
export const hasTail = (text: string | null): boolean => /[.!?]\s.*[^.!?)”"]$/.test(text ?? '')

/** `Position: Accountant`, `Harbor Foods2019`, `Harbor Foods | Cebu`: a label, a year or another name besides. */
const hasMore = (text: string | null): boolean => /:\s|\s,|\p{Ll}\d{2}|[|•·◆;<>=]|&\w+;/u.test(text ?? '')

export const isOddName = (text: string | null): boolean =>
  hasMore(text) ||
  isCut(text) ||
  isGlued(text) ||
  isProse(text ?? '') ||
  isWordless(text) ||
  findDates(text ?? '') !== undefined

export const isLong = (text: string | null, limit: number): boolean => (text?.length ?? 0) > limit

const isWordless = (text: string | null): boolean => !/\p{L}{2}/u.test(text ?? '')

const labels = lexicon(...Object.values(jobs.labels))
const heads = lexicon(education.tableHeads)

/** `Position`, `Year of passing`, `Certifications`: what stands over a value or before it. */
export const isLabel = (text: string | null): boolean =>
  labels.has(plain(text ?? '')) ||
  isEntryLabel(text ?? '') ||
  (!['skills', 'other', undefined].includes(headingOf(text ?? '')) && text !== null) ||
  plain(text ?? '')
    .split(' ')
    .every((word) => heads.has(word))

/** It lacks what most of the others have. */
export const lacks =
  <K extends string>(key: K) =>
  (entry: Record<K, unknown>, { all }: { all: Record<K, unknown>[] }): boolean =>
    !entry[key] && all.filter((other) => other[key]).length > all.length / 2

/** `2021` among dates that have a month. */
export const isVague =
  <K extends string>(key: K) =>
  (entry: Record<K, string | null>, { all }: { all: Record<K, string | null>[] }): boolean =>
    entry[key]?.length === 4 && all.some((other) => (other[key]?.length ?? 0) === 7 && other[key] !== 'Present')

export const isBackwards = (from: string | null, to: string | null): boolean =>
  from !== null && to !== null && to !== 'Present' && from.slice(0, to.length) > to.slice(0, from.length)
