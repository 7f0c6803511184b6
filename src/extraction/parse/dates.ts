import lexicon from '../lexicon/dates.json' with { type: 'json' }
import { remembered } from './words.ts'

const bare = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
const longestFirst = (words: string[]): string => words.toSorted((a, b) => b.length - a.length).join('|')

const monthNumbers = new Map(lexicon.months.flatMap((names, index) => names.map((name) => [name, index + 1])))
const monthWord = longestFirst([...monthNumbers.keys()])
const present = longestFirst(lexicon.present)
const year = String.raw`(?:19\d{2}|20[0-4]\d)`
const named = String.raw`(?:${monthWord})\b\.?`
const one = [
  String.raw`${year}[-/.]\d{1,2}[-/.]\d{1,2}(?:\.(?=\s|$))?`,
  String.raw`${year}[-/.](?:0[1-9]|1[0-2])(?!\d)(?:\.(?=\s|$))?`,
  String.raw`\d{1,2}[-/.]\d{1,2}[-/.]${year}`,
  String.raw`(?:0?[1-9]|1[0-2])\s?[-/.]\s?${year}`,
  String.raw`\d{1,2}(?:st|nd|rd|th|\.)?\s+(?:de\s+)?${named},?\s+(?:de\s+|del\s+)?${year}`,
  String.raw`${named},?\s*(?:\d{1,2}(?:st|nd|rd|th)?,?\s+)?(?:de\s+|del\s+)?(?:${year}|['’]\d{2})`,
  String.raw`${named}[-/](?:${year}|\d{2}(?!\d))`,
  String.raw`${year}[\s,/.-]{1,2}${named}(?!\s+\d)`,
  String.raw`(?:spring|summer|autumn|fall|winter|q[1-4])\s+${year}`,
  year,
].join('|')
const separator = String.raw`\s*(?:[-–—−→~]+|(?<=\s)/(?=\s)|(?<=(?<!\d[/.-])\b\d{4})/(?=(?:19|20)\d{2}\b)|\b(?:${longestFirst(lexicon.separators)})\b\s*:?)\s*`
const lead = String.raw`(?:(?<lead>${longestFirst([...lexicon.since, ...lexicon.leads])})\b\s*:?\s*)?`
const pattern = new RegExp(
  String.raw`(?<![\p{L}\d$/]|\d[.,])${lead}(?<start>${one}|${named}(?=${separator}${named},?\s+${year}))(?:${separator}(?<end>${one}|(?:${present})(?!\p{L})))?(?<open>\s*[-–—]\s*(?:\.\.\.|…)?\s*$)?(?![\p{L}\d%])`,
  'iu',
)
const isSince = new RegExp(`^(?:${longestFirst(lexicon.since)})$`, 'i')

export type DateSpan = { start: string; end: string | null; isRange: boolean; index: number; length: number }

/** The first date or period in a text, with its place. What began and is not said to have ended goes on. */
export const findDates = remembered((text): DateSpan | undefined => {
  if (!/\d\d/.test(text)) return undefined
  const match = pattern.exec(
    text.replace(/[ÀÂÃÄÅàâãäåÇçÈÉÊËèéêëÍÌÎÏíìîïÑñÒÓÔÕÖòóôõöÙÚÛÜùúûü]/g, (letter) => bareLetter(letter)),
  )
  if (!match?.groups?.start) return shortPeriod(text)
  const { end: last, lead: word, open } = match.groups
  // `Jan – Apr 2022`: both months are of one year.
  const start = toDate(match.groups.start) ?? toDate(`${match.groups.start} ${last?.slice(-4)}`)
  if (!start) return undefined
  const isRunning = !last && (open !== undefined || (word !== undefined && isSince.test(word)))
  const end = last ? toDate(last) : isRunning ? 'Present' : null
  return { start, end, isRange: end !== null, index: match.index, length: match[0].length }
})

/** `01/20 – 03/22`, `Jan 20 – Mar 22`: years of two digits count in a period alone. */
const short = String.raw`(?:(?:0?[1-9]|1[0-2])/|(?:${monthWord})\.?\s)\d{2}`
const shortPattern = new RegExp(
  String.raw`(?<![\p{L}\d$/.,])(${short})\s*[-–—]\s*(?:(${short})|(${present}))(?![\p{L}\d%/.])`,
  'iu',
)

function shortPeriod(text: string): DateSpan | undefined {
  const match = shortPattern.exec(text)
  if (!match?.[1]) return undefined
  const start = toDate(match[1].replace(/[/\s]+(?=\d+$)/, '-'))
  const end = match[2] ? toDate(match[2].replace(/[/\s]+(?=\d+$)/, '-')) : 'Present'
  return start && end ? { start, end, isRange: true, index: match.index, length: match[0].length } : undefined
}

/** One letter for one letter, so that places in the text stay the same. */
const bareLetter = (letter: string): string => letter.normalize('NFKD')[0] ?? letter

/** `2 years, 5 months` repeats what the dates say. */
const lasting = /(?<![\p{L}\d])\d+\+?\s*(?:years?|yrs?|months?|mos?)\b\.?(?:,?\s*\d+\s*(?:months?|mos?)\b\.?)?/giu

/** What is left of a text without its date, and without the marks that held the date in place. */
export const withoutDates = (text: string, span: DateSpan | undefined): string =>
  span
    ? `${text.slice(0, span.index)} ${text.slice(span.index + span.length).replace(/^\s*\.\s*$/, '')}`
        .replace(lasting, ' ')
        .replace(/(?<=[([])[\s,;|·•:–—-]+|[\s,;|·•:–—-]+(?=[)\]])/g, '')
        .replace(/\(\)|\[\]/g, ' ')
        .replace(/\s+/g, ' ')
        .replace(/^[\s,;|·•:–—/-]+|[\s,;|·•:–—/-]+$/g, '')
    : text

const isPresent = new RegExp(`^(?:${present})$`)
const month = new RegExp(`(?<!\\p{L})(${monthWord})(?!\\p{L})`, 'u')

/** `2021-04`, `2021` or `Present`. */
export function toDate(text: string): string | null {
  const t = bare(text)
  if (isPresent.test(t)) return 'Present'
  const iso = /^((?:19|20)\d{2})[-/.](\d{1,2})/.exec(t)
  if (iso) return monthDate(iso[1], Number(iso[2]))
  const day = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(t)
  if (day) return monthDate(day[3], Number(day[1]) > 12 ? Number(day[2]) : Number(day[1]))
  const numeric = /^(\d{1,2})\s?[-/.]\s?(\d{4})$/.exec(t)
  if (numeric) return monthDate(numeric[2], Number(numeric[1]))
  const brief = /^(\d{1,2})-(\d{2})$/.exec(t)
  if (brief) return monthDate(century(brief[2]), Number(brief[1]))
  const word = month.exec(t)
  const inYear = /(?:19|20)\d{2}/.exec(t)?.[0] ?? century(/['’/-](\d{2})$/.exec(t)?.[1])
  if (!inYear) return null
  return word?.[1] ? monthDate(inYear, monthNumbers.get(word[1]) ?? 0) : inYear
}

const monthDate = (inYear: string | undefined, number: number): string | null => {
  if (!inYear) return null
  return number >= 1 && number <= 12 ? `${inYear}-${String(number).padStart(2, '0')}` : inYear
}

const century = (two: string | undefined): string | undefined => two && `${Number(two) > 60 ? 19 : 20}${two}`
