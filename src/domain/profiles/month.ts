const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const shown = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })

export const isPresent = (date: string | null): boolean => /^(?:present|current|now)$/i.test(date?.trim() ?? '')

/** What someone typed for a month, in the stored form: `2021-04`, `2021` or `Present`; anything else stays as it is. */
export function readMonth(text: string): string {
  const typed = text.trim()
  if (isPresent(typed)) return 'Present'
  const [, number, ofNumber] = /^(\d{1,2})[/.-](\d{4})$/.exec(typed) ?? []
  const [, ofIso, isoNumber] = /^(\d{4})[/.-](\d{1,2})$/.exec(typed) ?? []
  const [, name, ofName] = /^([a-z]{3,9})\.?,?\s+(\d{4})$/i.exec(typed) ?? []
  const year = ofNumber ?? ofIso ?? ofName
  const month = name ? names.indexOf(name.slice(0, 3).toLowerCase()) + 1 : Number(number ?? isoNumber)
  return year && month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : typed
}

/** Apr 2021, 2021, Present; what isn't a month as it was written. */
export function formatMonth(date: string | null): string {
  if (!date) return ''
  if (isPresent(date)) return 'Present'
  return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(date) ? shown.format(new Date(date)) : date
}

/** The first and the last month that a stored date may mean, counted from year 0; a bare year means all twelve. */
export function monthsOf(date: string | null): { first: number; last: number } | undefined {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?/.exec(date ?? '') ?? []
  if (!year) return undefined
  const start = Number(year) * 12
  return month ? { first: start + Number(month), last: start + Number(month) } : { first: start + 1, last: start + 12 }
}
