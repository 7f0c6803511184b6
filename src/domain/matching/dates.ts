import type { Month } from './jobs.ts'

const december = 11
const yearsAgo =
  /\b(?:(\d{1,2})|(several|many|some|a few|couple of|ten|twelve|six|seven|eight|nine|fifteen))(?: or more|\+)? years (?:ago|back|earlier)\b|\b(?:a long time|long|ages|decade|a decade) ago\b|\bmy (?:early|first) (?:career|years)\b|\bearly in my career\b/i
const lastYear =
  /(?:n[’']t (?:\w+ ){0,4}since|\b(?:until|till|up to|ended(?: in)?|stopped(?: in)?|last (?:used|touched|opened|worked(?: in| with| on)?|prepared|filed|did|done|ran|kept|logged into|time was)(?: \w+){0,2}?(?: in)?|back in|not since|not (?:\w+ ){0,4}since|nothing since|before|prior to|pre-|dropped in|left in|gave up in|retired (?:it )?in|last in|latest in)) ?(?:\w+ )?((?:19|20)\d\d)\b/i
const range = /\b((?:19|20)\d\d)\s?(?:-|–|—|to|through|until)\s?(?:\w+ )?((?:19|20)\d\d|present|now|today|current)\b/i
const sole = /\((?:in |only )?((?:19|20)\d\d)(?:,? only)?\)|\b(?:only )?in ((?:19|20)\d\d) only\b/i

/** The last month in which a sentence says that something was done, where it says so: `Lacerte (2014–2016)`. */
export function lastMonthIn(sentence: string, today: Month): Month | null {
  const ended = lastYear.exec(sentence)?.[1]
  if (ended) return Math.min(Number(ended) * 12 + december, today)
  const span = range.exec(sentence)?.[2]
  if (span) return /\d/.test(span) ? Math.min(Number(span) * 12 + december, today) : null
  const [, bracketed, only] = sole.exec(sentence) ?? []
  if (bracketed ?? only) return Math.min(Number(bracketed ?? only) * 12 + december, today)
  const ago = yearsAgo.exec(sentence)
  if (!ago) return null
  const words: Record<string, number> = {
    'a few': 4,
    'couple of': 2,
    some: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    twelve: 12,
    fifteen: 15,
  }
  return today - 12 * (ago[1] ? Number(ago[1]) : (words[(ago[2] ?? '').toLowerCase()] ?? 8))
}

/** `have not used it since 2017` says that it was used until then. */
export const isFormerly = (sentence: string): boolean =>
  /(?:\bnot|n[’']t|\bnothing)\b[^.;]{0,40}\bsince (?:19|20)\d\d\b/i.test(sentence)
