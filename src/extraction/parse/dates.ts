const months: Record<string, number> = {}
const names =
  'jan ene january enero|feb february febrero|mar march marzo|apr abr april abril|may mayo|jun june junio|jul july julio|aug ago august agosto|sep sept september septiembre set|oct october octubre|nov november noviembre|dec dic december diciembre'
names.split('|').forEach((group, index) => {
  for (const name of group.split(' ')) months[name] = index + 1
})
const monthWord = Object.keys(months)
  .sort((a, b) => b.length - a.length)
  .join('|')

const present = String.raw`present|current|currently|now|ongoing|to date|till date|today|presente|actualidad|actual|la fecha`
const year = String.raw`(?:19|20)\d{2}`
const one = [
  String.raw`${year}[-/.]\d{1,2}[-/.]\d{1,2}`,
  String.raw`${year}[-/.](?:0[1-9]|1[0-2])(?!\d)`,
  String.raw`\d{1,2}[-/.]\d{1,2}[-/.]${year}`,
  String.raw`(?:0?[1-9]|1[0-2])\s?[-/.]\s?${year}`,
  String.raw`\d{1,2}(?:st|nd|rd|th)?\s+(?:de\s+)?(?:${monthWord})\b\.?,?\s+(?:de\s+|del\s+)?${year}`,
  String.raw`(?:${monthWord})\b\.?,?\s*(?:\d{1,2}(?:st|nd|rd|th)?,?\s+)?(?:de\s+|del\s+)?(?:${year}|['’]\d{2})`,
  year,
].join('|')
const separator = String.raw`\s*(?:[-–—−→~]|to|until|till|through|thru|hasta|a|al)\s*`
const lead = String.raw`(?:(?:from|since|desde|graduated|issued(?:\s+on)?|awarded(?:\s+on)?|completed|expected|date)\s*:?\s*)?`
const pattern = new RegExp(
  String.raw`(?<![\p{L}\d$/])${lead}(?<start>${one})(?:${separator}(?<end>${one}|${present}))?(?![\p{L}\d%])`,
  'iu',
)

export type DateSpan = { start: string; end: string | null; isRange: boolean; index: number; length: number }

/** The first date or period in a text, with its place. */
export function findDates(text: string): DateSpan | undefined {
  const match = pattern.exec(text)
  if (!match?.groups?.start) return undefined
  const start = toDate(match.groups.start)
  if (!start) return undefined
  const end = match.groups.end ? toDate(match.groups.end) : null
  return { start, end, isRange: end !== null, index: match.index, length: match[0].length }
}

/** What is left of a text without its date, and without the marks that held the date in place. */
export const withoutDates = (text: string, span: DateSpan | undefined): string =>
  span
    ? `${text.slice(0, span.index)} ${text.slice(span.index + span.length)}`
        .replace(/\(\s*\)|\[\s*\]/g, ' ')
        .replace(/\s+/g, ' ')
        .replace(/^[\s,;|·•:–—-]+|[\s,;|·•:–—-]+$/g, '')
    : text

/** `2021-04`, `2021` or `Present`. */
export function toDate(text: string): string | null {
  const t = text.toLowerCase()
  if (new RegExp(`^(?:${present})$`).test(t)) return 'Present'
  const iso = /^((?:19|20)\d{2})[-/.](\d{1,2})/.exec(t)
  if (iso) return monthDate(iso[1], Number(iso[2]))
  const day = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(t)
  if (day) return monthDate(day[3], Number(day[1]) > 12 ? Number(day[2]) : Number(day[1]))
  const numeric = /^(\d{1,2})\s?[-/.]\s?(\d{4})$/.exec(t)
  if (numeric) return monthDate(numeric[2], Number(numeric[1]))
  const word = new RegExp(`(?<!\\p{L})(${monthWord})(?!\\p{L})`, 'u').exec(t)
  const inYear = /(?:19|20)\d{2}/.exec(t)?.[0] ?? century(/['’](\d{2})/.exec(t)?.[1])
  if (!inYear) return null
  return word?.[1] ? monthDate(inYear, months[word[1]] ?? 0) : inYear
}

const monthDate = (inYear: string | undefined, month: number): string | null => {
  if (!inYear) return null
  return month >= 1 && month <= 12 ? `${inYear}-${String(month).padStart(2, '0')}` : inYear
}

const century = (two: string | undefined): string | undefined => two && `${Number(two) > 60 ? 19 : 20}${two}`
