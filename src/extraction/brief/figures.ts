const small = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const number = String.raw`(?:\d{1,4}|${small.join('|')})`

/** `3`, `three`, `three (3)`; nothing for anything else. */
export function countIn(text: string): number | undefined {
  const word = new RegExp(String.raw`(?<![\w.$])(${number})(?![\w%])`, 'i').exec(text)?.[1]?.toLowerCase()
  if (!word) return undefined
  const value = small.includes(word) ? small.indexOf(word) + 1 : Number(word)
  return value >= 1 && value <= 1000 ? value : undefined
}

const wanted = '(?:need|needs|hire|hiring|looking for|look for|seeking|seek|require|requires|want|add|adding)'

/** How many people a sentence asks for: `we need two senior accountants`. */
export function peopleIn(text: string, people: readonly string[]): number | undefined {
  const asked = new RegExp(
    String.raw`\b${wanted}\s+(?:to\s+hire\s+|up\s+to\s+)?(${number})(?:\s*\(\d+\))?\s+(?:[\w-]+\s+){0,3}(?:${people.join('|')})\b`,
    'i',
  ).exec(text)?.[1]
  return asked ? countIn(asked) : undefined
}

const dollars = String.raw`\$\s?(\d{1,4}(?:\.\d{1,2})?)`
const hourly = new RegExp(
  String.raw`${dollars}(?:\s*(?:[-–—]|to)\s*\$?\s?(\d{1,4}(?:\.\d{1,2})?))?\s*(?:\/|per\s|an?\s)\s*(?:hr|hour|h)\b`,
  'i',
)

/** Dollars per hour: one rate, or the two ends of a range. */
export function rateRangeIn(text: string): { payRate: number; payRateMax?: number } | undefined {
  const [, from, to] = hourly.exec(text) ?? []
  if (!from) return undefined
  const ends = [Number(from), ...(to ? [Number(to)] : [])]
  const payRate = Math.min(...ends)
  return to ? { payRate, payRateMax: Math.max(...ends) } : { payRate }
}

const period = String.raw`(?:${number}(?:\s*(?:-|–|to)\s*${number})?)[\s-]*(?:weeks?|months?|years?)`

/** How long the work goes on: `for 6 months`, `a 3-month contract`. */
export const periodIn = (text: string): string | undefined =>
  new RegExp(String.raw`\b(?:for|over|lasting|duration of)\s+(?:about\s+|at least\s+)?(${period})\b`, 'i').exec(
    text,
  )?.[1] ?? new RegExp(String.raw`\b(${period})\s+(?:contract|engagement|project|assignment)\b`, 'i').exec(text)?.[1]

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const month = String.raw`(?<month>${months.join('|')})[a-z]*\.?`
const year = String.raw`(?<year>20\d{2})`
const dayForms = [
  String.raw`(?<year>20\d{2})-(?<number>\d{2})-(?<day>\d{2})`,
  String.raw`(?<number>\d{1,2})/(?<day>\d{1,2})/(?<year>20\d{2})`,
  String.raw`\b${month}\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+${year}`,
  String.raw`\b(?<day>\d{1,2})(?:st|nd|rd|th)?\s+${month},?\s+${year}`,
  String.raw`\b${month},?\s+${year}`,
].map((form) => new RegExp(form, 'i'))

/** The first day that a text names, American order; a month alone means its first day. */
export function dayIn(text: string): string | undefined {
  const found = dayForms.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined)
  if (!found) return undefined
  const month = found.month ? months.indexOf(found.month.toLowerCase()) + 1 : Number(found.number)
  return dateOf({ year: Number(found.year), month, day: Number(found.day ?? 1) })
}

/** Undefined for an invalid day, such as June 31. */
function dateOf(parts: { year: number; month: number; day: number }): string | undefined {
  try {
    return Temporal.PlainDate.from(parts, { overflow: 'reject' }).toString()
  } catch {
    return undefined
  }
}
