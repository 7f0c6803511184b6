import { sql } from 'kysely'
import { isSet } from './candidates.ts'
import { query, type Tx } from './session.ts'

export const readFeed = () => query.selectFrom('calendar_feeds').select('created_at as createdAt')

/** A new secret replaces the old one, whose address then opens nothing. */
export async function saveFeed(tx: Tx, secretHash: string): Promise<Date> {
  const row = await tx.first(
    query
      .insertInto('calendar_feeds')
      .values({ secret_hash: secretHash })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet({ secret_hash: secretHash, created_at: sql<Date>`now()` }),
      )
      .returning('created_at as createdAt'),
  )
  return row?.createdAt as Date
}

export const removeFeed = (tx: Tx) => tx.count(query.deleteFrom('calendar_feeds'))

export const findFeedOwner = (tx: Tx, secretHash: string) =>
  tx.first(query.selectFrom('calendar_feeds').select('user_id as userId').where('secret_hash', '=', secretHash))

/** What is over stays in the calendar for a while; nobody has more calls than this. */
const isRecent = (column: string) => sql<boolean>`${sql.ref(column)} > now() - interval '60 days'`
const atMost = 500

/** Intro calls that the reader may see: their own, or as an admin everyone's. */
export const introCallsInCalendar = (tx: Tx) =>
  tx.rows(
    query
      .selectFrom('intro_calls')
      .select(['id', 'name', 'zone', 'sequence', 'starts_at as startsAt', 'ends_at as endsAt'])
      .where('status', '<>', 'cancelled')
      .where(isRecent('starts_at'))
      .orderBy('starts_at')
      .limit(atMost),
  )

/** What admins set themselves. */
export const setInterviewsInCalendar = (tx: Tx) =>
  tx.rows(
    query
      .selectFrom('candidates')
      .select(['id', 'name', 'working_hours as workingHours'])
      .select((eb) => eb.ref('interview_scheduled_at').$notNull().as('startsAt'))
      .select((eb) => eb.ref('interview_ends_at').$notNull().as('endsAt'))
      .where(isSet)
      .where(isRecent('interview_scheduled_at'))
      .orderBy('interview_scheduled_at')
      .limit(atMost),
  )
