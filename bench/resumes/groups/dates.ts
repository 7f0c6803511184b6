/* Ways to write months and periods. A date of a year alone is written as the year. */

const months = 'January February March April May June July August September October November December'.split(' ')
const long = (date: string) => months[Number(date.slice(5)) - 1] as string

type Write = (date: string) => string
const whole =
  (write: Write): Write =>
  (date) =>
    date.length === 7 ? write(date) : date

export const month = {
  long: whole((date) => `${long(date)} ${date.slice(0, 4)}`),
  short: whole((date) => `${long(date).slice(0, 3)} ${date.slice(0, 4)}`),
  dotted: whole((date) => `${date.slice(5)}.${date.slice(0, 4)}`),
  slashed: whole((date) => `${date.slice(5)}/${date.slice(0, 4)}`),
  yearFirst: whole((date) => `${date.slice(0, 4)}/${date.slice(5)}`),
  hyphened: whole((date) => `${long(date).slice(0, 3)}-${date.slice(2, 4)}`),
  comma: whole((date) => `${long(date)}, ${date.slice(0, 4)}`),
  capitals: whole((date) => `${long(date).slice(0, 3).toUpperCase()} ${date.slice(0, 4)}`),
} satisfies Record<string, Write>

type Entry = { start_date: string | null; end_date: string | null }

export const period =
  (write: Write, between: string, present: string) =>
  ({ start_date, end_date }: Entry) =>
    [start_date && write(start_date), end_date === 'Present' ? present : end_date && write(end_date)]
      .filter(Boolean)
      .join(between)
