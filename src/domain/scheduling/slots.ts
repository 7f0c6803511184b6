import { type HoursRange, type IntroCallHours, minutesOf } from './hours.ts'
import { introCallEnd, introCallMinutes } from './intro-call.ts'
import { dayIn, instantOf } from './wall-time.ts'

export type Span = { startsAt: Date; endsAt: Date }

/** Someone may look at the times for so long and still book the first of them. */
export const choosingMinutes = 10

type Given = { now: Date; taken: Span[]; minutesSinceOffered?: number }

/** The starts of all calls that can be booked: within the hours, not too soon, not too far, and not taken. */
export function openSlots(hours: IntroCallHours, { now, taken, minutesSinceOffered = 0 }: Given): Date[] {
  const inHours = (count: number) => instantOf(now).add({ hours: count }).epochMilliseconds
  const latest = inHours(24 * hours.horizonDays)
  const earliest = Math.max(now.getTime(), inHours(hours.noticeHours) - minutesSinceOffered * 60_000)
  const isFree = (start: Date) =>
    !taken.some(({ startsAt, endsAt }) => start < endsAt && startsAt < introCallEnd(start))
  return daysFrom(now, hours)
    .flatMap((day) => slotsOn(day, hours))
    .filter((start) => start.getTime() >= earliest && start.getTime() <= latest && isFree(start))
}

function daysFrom(now: Date, { zone, horizonDays }: IntroCallHours): Temporal.PlainDate[] {
  const today = dayIn(zone, now)
  return Array.from({ length: horizonDays + 1 }, (_, days) => today.add({ days }))
}

function slotsOn(day: Temporal.PlainDate, { weekly, daysOff, zone }: IntroCallHours): Date[] {
  if (daysOff.includes(day.toString())) return []
  return weekly
    .filter(({ weekday }) => weekday === day.dayOfWeek)
    .sort((a, b) => minutesOf(a.from) - minutesOf(b.from))
    .flatMap((range) => slotsWithin(day, range, zone))
}

/**
 * Steps through real time and offers a start when the operator's local time is within the hours. So the hour that
 * spring leaves out has no slots, and the hour that autumn repeats has them twice.
 */
function slotsWithin(day: Temporal.PlainDate, { from, to }: HoursRange, zone: string): Date[] {
  const at = (minutes: number, disambiguation: 'earlier' | 'later') =>
    day.toPlainDateTime().add({ minutes }).toZonedDateTime(zone, { disambiguation })
  const last = at(minutesOf(to), 'later')
  const slots: Date[] = []
  let wall = at(minutesOf(from), 'earlier')
  for (; Temporal.ZonedDateTime.compare(wall, last) < 0; wall = wall.add({ minutes: introCallMinutes })) {
    const minutes = wall.hour * 60 + wall.minute
    const isWithin = minutes >= minutesOf(from) && minutes + introCallMinutes <= minutesOf(to)
    if (isWithin && wall.toPlainDate().equals(day)) slots.push(new Date(wall.epochMilliseconds))
  }
  return slots
}
