import { sql } from 'kysely'
import type { InterviewLength } from '#domain/interviews/interview.ts'
import type { InterviewStatus, Side } from '#domain/interviews/status.ts'
import { query, type Tx } from './session.ts'

/** What the firm typed for an interview in place of its core hours. */
export type TypedHours = { from: string | null; to: string | null; withHolidays: boolean }
const typed = ({ from, to, withHolidays }: TypedHours) => ({
  owner_from: from,
  owner_to: to,
  with_holidays: withHolidays,
})

type NewInterview = {
  candidateId: string
  colleagues: string[]
  projectId: string | null
  minutes: InterviewLength
  startsAt: Date | null
  proposed: Date[]
  ownerZone: string
  talentZone: string
  hours: TypedHours
  link: string | null
  word: string
}

type Arranged = Pick<NewInterview, 'candidateId' | 'minutes' | 'startsAt' | 'proposed'>

const moments = (times: Date[]) => sql<Date[]>`${times.map((time) => time.toISOString())}::text[]::timestamptz[]`
const orNothing = (word: string) => word || null

/** What the signed-in person has arranged just so within the hour. */
export const findJustArranged = (tx: Tx, { candidateId, minutes, startsAt, proposed }: Arranged) =>
  tx.first(
    query
      .selectFrom('interviews')
      .select('id')
      .where('buyer_id', '=', sql<string>`app.buyer_id()`)
      .where('candidate_id', '=', candidateId)
      .where('minutes', '=', minutes)
      .where('status', '=', startsAt ? 'booked' : 'proposed')
      .where(startsAt ? sql<boolean>`starts_at = ${startsAt}` : sql<boolean>`proposed = ${moments(proposed)}`)
      .where('created_at', '>', sql<Date>`now() - interval '1 hour'`),
  )

export async function insertInterview(tx: Tx, given: NewInterview): Promise<string> {
  const row = await tx.first(
    query
      .insertInto('interviews')
      .values({
        candidate_id: given.candidateId,
        colleague_ids: sql<string[]>`${given.colleagues}::uuid[]`,
        project_id: given.projectId,
        minutes: given.minutes,
        status: given.startsAt ? 'booked' : 'proposed',
        starts_at: given.startsAt,
        proposed: moments(given.proposed),
        owner_zone: given.ownerZone,
        talent_zone: given.talentZone,
        ...typed(given.hours),
        link: given.link,
        owner_word: orNothing(given.word),
      })
      .returning('id'),
  )
  return row?.id as string
}

const changed = (id: string) => query.updateTable('interviews').where('id', '=', id)

/** In the zone where the person is now. */
const zoneOf = (side: Side, zone: string) => (side === 'talent' ? { talent_zone: zone } : {})
/** The firm's alone to say. */
const hoursOf = (side: Side, hours: TypedHours) => (side === 'owner' ? typed(hours) : {})
const wordOf = (side: Side, word: string) =>
  side === 'owner' ? { owner_word: orNothing(word) } : { talent_word: orNothing(word) }

export const takeTime = (tx: Tx, id: string, side: Side, { startsAt, zone }: { startsAt: Date; zone: string }) =>
  tx.count(changed(id).set({ status: 'booked', starts_at: startsAt, ...zoneOf(side, zone) }))

type Answer = { times: Date[]; zone: string; word: string; hours: TypedHours }

export const proposeOthers = (tx: Tx, id: string, side: Side, { times, zone, word, hours }: Answer) =>
  tx.count(
    changed(id).set({
      proposed: moments(times),
      ...zoneOf(side, zone),
      ...hoursOf(side, hours),
      ...wordOf(side, word),
    }),
  )

type Moved = { startsAt: Date; zone: string; word: string; hours: TypedHours }

export const moveInterview = (tx: Tx, id: string, side: Side, { startsAt, zone, word, hours }: Moved) =>
  tx.count(
    changed(id).set({ starts_at: startsAt, ...zoneOf(side, zone), ...hoursOf(side, hours), ...wordOf(side, word) }),
  )

export const cancelInterview = (tx: Tx, id: string, word: string) =>
  tx.count(changed(id).set({ status: 'cancelled', cancel_word: orNothing(word) }))

type Report = { status: InterviewStatus; isHeld: boolean; wasAsProfiled: boolean | null }

export const reportInterview = (tx: Tx, id: string, side: Side, { status, isHeld, wasAsProfiled }: Report) =>
  tx.count(
    changed(id).set({
      status,
      ...(side === 'owner' ? { owner_held: isHeld, was_as_profiled: wasAsProfiled } : { talent_held: isHeld }),
    }),
  )

export const setInterviewLink = (tx: Tx, id: string, link: string) => tx.count(changed(id).set({ link }))

/** By the product itself, when its time has come. */
export const setInterviewStatus = (tx: Tx, id: string, status: 'held' | 'expired') =>
  tx.count(changed(id).set({ status }))
