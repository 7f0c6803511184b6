import { capMessage, parseHours } from '#domain/hours/format-week.ts'
import { type WeekLine, weekLine } from '#domain/hours/week.ts'
import { formatHours } from '#domain/invoices/money.ts'
import { errorsBy } from '../ui/errors-by.ts'

/** A line to write or to change; a new one has no id. */
export type WrittenLine = WeekLine & { id?: string }

export type LineValues = { day: string; hours: string; task: string; note: string }

export const valuesOf = ({ day, minutes, task, note }: WrittenLine): LineValues => ({
  ...{ day, task, note },
  hours: minutes > 0 ? formatHours(minutes) : '',
})

export const lineFrom = ({ day, hours, task, note }: LineValues): WeekLine => ({
  ...{ day, task: task.trim(), note: note.trim() },
  minutes: parseHours(hours) ?? 0,
})

const check = errorsBy(weekLine)

type Room = { capMinutes: number; leftMinutes: number }

/** By the rules of a line, and the cap of its week. */
export function lineErrors(values: LineValues, { capMinutes, leftMinutes }: Room) {
  const { minutes, ...errors } = check(lineFrom(values))
  const hours = minutes ?? (lineFrom(values).minutes > leftMinutes ? capMessage(capMinutes, leftMinutes) : undefined)
  return { ...errors, ...(hours && { hours }) }
}

/** Where the server says what is wrong with a line, the form has its field. */
export const fieldOfLine = (path: string): string => {
  const name = path.split('.').at(-1) ?? path
  return name === 'minutes' ? 'hours' : name
}
