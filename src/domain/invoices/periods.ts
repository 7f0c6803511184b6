import type { InvoiceRhythm } from './invoicing.ts'

/** A week is a whole of Monday through Sunday and belongs to the month in which it ends. */
export const lastDayOfWeek = (monday: string): string => Temporal.PlainDate.from(monday).add({ days: 6 }).toString()

export const monthOfWeek = (monday: string): string => lastDayOfWeek(monday).slice(0, 7)

/** The last day that an invoice of today covers: the latest Sunday before today, or the last day of the month before. */
export function closedThrough(rhythm: InvoiceRhythm, today: string): string {
  const day = Temporal.PlainDate.from(today)
  const closed = rhythm === 'week' ? day.subtract({ days: day.dayOfWeek }) : day.with({ day: 1 }).subtract({ days: 1 })
  return closed.toString()
}

export const dueOn = (issuedOn: string, termsDays: number): string =>
  Temporal.PlainDate.from(issuedOn).add({ days: termsDays }).toString()

/** Days before and after the due date on which a firm is reminded; before is negative. */
export const reminderDays = [-3, 1, 7, 14, 30] as const

/** How late it is: the reminder that is due and hasn't been sent yet, or none. Missed ones aren't sent one after the other. */
export function reminderFor(dueDate: string, today: string, sent: number | null): number | null {
  const late = Temporal.PlainDate.from(dueDate).until(today).days
  const latest = reminderDays.findLast((day) => day <= late && (day > 0 || late < 1)) ?? null
  return latest !== null && (sent === null || latest > sent) ? latest : null
}

export const agingBuckets = ['current', 'to30', 'to60', 'to90', 'older'] as const
export type AgingBucket = (typeof agingBuckets)[number]
export const agingLabels: Record<AgingBucket, string> = {
  current: 'Not due yet',
  to30: '1–30 days past due',
  to60: '31–60 days past due',
  to90: '61–90 days past due',
  older: 'Over 90 days past due',
}

export function agingOf(dueDate: string, today: string): AgingBucket {
  const late = Temporal.PlainDate.from(dueDate).until(today).days
  if (late <= 0) return 'current'
  return late <= 30 ? 'to30' : late <= 60 ? 'to60' : late <= 90 ? 'to90' : 'older'
}
