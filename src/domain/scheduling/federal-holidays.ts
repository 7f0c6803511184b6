const onDates: Record<string, string> = {
  '01-01': 'New Year’s Day',
  '06-19': 'Juneteenth',
  '07-04': 'Independence Day',
  '11-11': 'Veterans Day',
  '12-25': 'Christmas Day',
}

/** Monday is 1. The last one of a month is its fifth or, where there is none, its fourth. */
const onWeekdays: { month: number; weekday: number; nth: number | 'last'; name: string }[] = [
  { month: 1, weekday: 1, nth: 3, name: 'Martin Luther King Jr. Day' },
  { month: 2, weekday: 1, nth: 3, name: 'Presidents’ Day' },
  { month: 5, weekday: 1, nth: 'last', name: 'Memorial Day' },
  { month: 9, weekday: 1, nth: 1, name: 'Labor Day' },
  { month: 10, weekday: 1, nth: 2, name: 'Columbus Day' },
  { month: 11, weekday: 4, nth: 4, name: 'Thanksgiving' },
]

const named = (day: Temporal.PlainDate): string | undefined => onDates[day.toString().slice(5)]

/** The US federal holiday that keeps offices closed on a day: one that falls on a weekend is observed on the nearest weekday. */
export function federalHoliday(day: Temporal.PlainDate): string | undefined {
  if (day.dayOfWeek > 5) return undefined
  const observed =
    day.dayOfWeek === 5
      ? named(day.add({ days: 1 }))
      : day.dayOfWeek === 1
        ? named(day.subtract({ days: 1 }))
        : undefined
  const nth = Math.ceil(day.day / 7)
  const isLast = day.day + 7 > day.daysInMonth
  const floating = onWeekdays.find(
    (one) =>
      one.month === day.month && one.weekday === day.dayOfWeek && (one.nth === 'last' ? isLast : one.nth === nth),
  )
  return named(day) ?? observed ?? floating?.name
}

/** Monday through Friday, unless a federal holiday. */
export const isBusinessDay = (day: Temporal.PlainDate): boolean => day.dayOfWeek <= 5 && !federalHoliday(day)
