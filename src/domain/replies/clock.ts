import { unansweredDays } from '../applications/outcome.ts'
import { officeHours, type WorkingHours } from '../availability/working-hours.ts'
import type { SideHours } from './working-time.ts'

/** Who must act. */
export const clockSides = ['operator', 'firm', 'talent'] as const
export type ClockSide = (typeof clockSides)[number]

/** What someone waits for. The database starts and stops the clocks: a trigger with `app.run_clock` names kind, side and the statuses that wait. */
export const clockKinds = [
  'lead',
  'project',
  'application',
  'invitation',
  'message',
  'interview',
  'offer',
  'statement',
  'week',
] as const
export type ClockKind = (typeof clockKinds)[number]

/** Where the answer is given. */
export const waitingPaths: Record<ClockKind, (id: string) => string> = {
  lead: () => '/admin/leads',
  project: (id) => `/projects/${id}`,
  application: (id) => `/projects/${id}`,
  invitation: (id) => `/invitations/${id}`,
  message: (id) => `/messages?thread=${id}`,
  interview: (id) => `/interviews/${id}`,
  offer: (id) => `/offers/${id}`,
  statement: (id) => `/statements/${id}`,
  week: () => '/hours',
}

const hour = 60
/** A day of talent and of the operator, in working minutes. */
const day = 8 * hour

/** Where a firm hasn't named its zone, and talent not their hours. */
export const usualZone = 'America/New_York'

type FirmFacts = { zone: string | null; from: string; to: string }
type OperatorFacts = { zone: string; weekly: SideHours['weekly']; daysOff: readonly string[] }

/** Monday through Friday, but for federal holidays. */
export const hoursOfFirm = ({ zone, from, to }: FirmFacts): SideHours => ({
  zone: zone ?? usualZone,
  weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from, to })),
  daysOff: [],
  closesOnHolidays: true,
})

/** Holidays of other countries aren't known. */
export const hoursOfTalent = (hours: WorkingHours | null): SideHours => {
  const { zone, weekly } = hours && hours.weekly.length > 0 ? hours : officeHours(hours?.zone ?? usualZone)
  return { zone, weekly, daysOff: [], closesOnHolidays: false }
}

/** A day that ends at midnight ends at the next day's beginning. */
export const hoursOfOperator = ({ zone, weekly, daysOff }: OperatorFacts): SideHours => ({
  zone,
  weekly: weekly.map((range) => ({ ...range, to: range.to === '24:00' ? '00:00' : range.to })),
  daysOff,
  closesOnHolidays: false,
})

const minutesOf = (time: string) => Number(time.slice(0, 2)) * hour + Number(time.slice(3))

/** How many working minutes a side has to answer, and after how many it counts as no answer. The operator always answers. */
export function limitsOf(side: ClockSide, hours: SideHours): { due: number; outcome: number | null } {
  if (side === 'operator') return { due: hour / 2, outcome: null }
  if (side === 'talent') return { due: day, outcome: unansweredDays * day }
  const [first] = hours.weekly
  const firmDay = first ? minutesOf(first.to) - minutesOf(first.from) : day
  return { due: 2 * firmDay, outcome: unansweredDays * firmDay }
}

type Times = { startedAt: Date; halfAt: Date; dueAt: Date }

/** How much of the time is used, from 0 to 1, by the clock of whoever must act. */
export function usedShare({ startedAt, halfAt, dueAt }: Times, now: Date): number {
  const part = (from: Date, to: Date) => (+to > +from ? (+now - +from) / (+to - +from) : 1)
  const share = now < halfAt ? part(startedAt, halfAt) / 2 : 0.5 + part(halfAt, dueAt) / 2
  return Math.min(Math.max(share, 0), 1)
}
