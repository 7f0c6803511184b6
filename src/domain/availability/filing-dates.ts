export type FilingDate = { date: string; forms: string }

/** When most federal returns are due, for years that end in December. */
const yearly = [
  { on: '03-15', forms: '1065, 1120-S' },
  { on: '04-15', forms: '1040, 1120' },
  { on: '09-15', forms: '1065, 1120-S extended' },
  { on: '10-15', forms: '1040, 1120 extended' },
] as const

const dayMilliseconds = 86_400_000
const [sunday, monday, friday, saturday] = [0, 1, 5, 6]

/** Returns aren’t due on a weekend, nor on Emancipation Day in Washington: April 16, or the weekday next to it. */
function isClosed(day: Date): boolean {
  const weekday = day.getUTCDay()
  if (weekday === sunday || weekday === saturday) return true
  const date = day.toISOString().slice(5, 10)
  return date === '04-16' || (date === '04-15' && weekday === friday) || (date === '04-17' && weekday === monday)
}

function dueOn(date: string): string {
  let day = new Date(date)
  while (isClosed(day)) day = new Date(day.getTime() + dayMilliseconds)
  return day.toISOString().slice(0, 10)
}

/** The filing date in the week of a Monday. */
export function filingDateIn(weekOf: string): FilingDate | undefined {
  const from = Date.parse(weekOf)
  return yearly
    .map(({ on, forms }) => ({ date: dueOn(`${weekOf.slice(0, 4)}-${on}`), forms }))
    .find(({ date }) => Date.parse(date) >= from && Date.parse(date) < from + 7 * dayMilliseconds)
}
