import type { InterviewTimes } from '#contract/interviews.ts'
import { hasMeetingRooms, knowsContact, listBusyTimes, listColleagues, type readInterviewee } from '#db/interviews.ts'
import type { Tx } from '#db/session.ts'
import type { WorkingHours } from '#domain/availability/working-hours.ts'
import { firmHours, freeTimes, offeredDays } from '#domain/interviews/free-times.ts'
import { type InterviewLength, timeNotFree } from '#domain/interviews/interview.ts'

type Person = NonNullable<Awaited<ReturnType<typeof readInterviewee>>>

export type Asked = {
  person: Person
  minutes: InterviewLength
  firm: { zone: string; from: string; to: string }
  withHolidays: boolean
  /** Others of the firm who are to take part. */
  colleagues: readonly string[]
  /** The one that gets another time. */
  interviewId: string | null
  now: Date
}

const hoursOf = ({ workingHours }: Person): WorkingHours | null => (workingHours?.weekly.length ? workingHours : null)

/** Whoever hasn't said when they work is asked. */
export const isBookedAtOnce = (person: Person): boolean => person.takesBookings && hoursOf(person) !== null

async function freeTimesOf(tx: Tx, { person, minutes, firm, withHolidays, interviewId, colleagues, now }: Asked) {
  const taken = await listBusyTimes(tx, { candidateId: person.id, interviewId, colleagues })
  const given = { taken, minutes, withHolidays, now }
  const [talent, core] = [hoursOf(person), firmHours(firm.zone, firm.from, firm.to)]
  const starts = freeTimes({ ...given, talent, firm: core })
  if (starts.length > 0 || !talent) return { starts, wider: null }
  const withLongDay = freeTimes({ ...given, talent, firm: firmHours(firm.zone, '06:00', '22:00') }).length
  const withoutTalent = freeTimes({ ...given, talent: null, firm: core }).length
  const wider = withLongDay + withoutTalent === 0 ? null : withLongDay >= withoutTalent ? 'owner' : 'talent'
  return { starts, wider } as const
}

export async function readTimes(tx: Tx, asked: Asked): Promise<InterviewTimes> {
  const { person, minutes, firm, withHolidays, interviewId, now } = asked
  const { starts, wider } = await freeTimesOf(tx, asked)
  return {
    minutes,
    firm,
    withHolidays,
    person: {
      id: person.id,
      name: person.name,
      headline: person.headline,
      avatarUrl: person.avatarUrl,
      zone: hoursOf(person)?.zone ?? null,
    },
    isContactOpen: await knowsContact(tx, person.id, interviewId),
    isBookedAtOnce: isBookedAtOnce(person),
    hasRooms: await hasMeetingRooms(tx),
    days: offeredDays(firm.zone, now),
    starts: starts.map((start) => start.toISOString()),
    wider,
    colleagues: interviewId === null ? await listColleagues(tx) : [],
  }
}

/** Refuses a time that isn't free for both. Someone who is a moment too late for a free one is told by the database. */
export async function requireFreeTimes(tx: Tx, times: Date[], asked: Asked): Promise<void> {
  const { starts } = await freeTimesOf(tx, asked)
  const free = new Set(starts.map(Number))
  if (!times.every((time) => free.has(Number(time)))) throw timeNotFree()
}
