import { sql } from 'kysely'
import type { IntroCallHours } from '#domain/scheduling/hours.ts'
import { introCallEnd } from '#domain/scheduling/intro-call.ts'
import type { Span } from '#domain/scheduling/slots.ts'
import type { IntroCallStatus } from '#domain/scheduling/status.ts'
import { named } from './columns.ts'
import { resumeLock } from './scans.ts'
import { query, type Tx } from './session.ts'

export const hoursQuery = () =>
  query
    .selectFrom('intro_call_hours')
    .select(['zone', 'weekly', 'location'])
    .select(['notice_hours as noticeHours', 'horizon_days as horizonDays'])
    .select(sql<string[]>`days_off::text[]`.as('daysOff'))

export const saveHours = (tx: Tx, hours: IntroCallHours) =>
  tx.count(
    query.updateTable('intro_call_hours').set({
      zone: hours.zone,
      weekly: JSON.stringify(hours.weekly),
      days_off: sql<string[]>`${hours.daysOff}::text[]::date[]`,
      notice_hours: hours.noticeHours,
      horizon_days: hours.horizonDays,
      location: hours.location,
      edited_by: sql<string>`app.user_id()`,
    }),
  )

/** Until the transaction ends nobody else books: what was free when it was looked at is free when it is taken. */
export const lockBookings = (tx: Tx) => tx.rows(query.selectNoFrom(sql`pg_advisory_xact_lock(8211)`.as('locked')))

/** Calls, and the interviews that admins have set themselves. */
export async function listTaken(tx: Tx, now: Date): Promise<Span[]> {
  const calls = query
    .selectFrom('intro_calls')
    .select(['starts_at as startsAt', 'ends_at as endsAt'])
    .where('status', '<>', 'cancelled')
    .where('ends_at', '>', now)
  const interviews = query
    .selectFrom('candidates')
    .select((eb) => eb.ref('interview_scheduled_at').$notNull().as('startsAt'))
    .select((eb) => eb.ref('interview_ends_at').$notNull().as('endsAt'))
    .where('interview_ends_at', '>', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('intro_calls')
            .whereRef('intro_calls.candidate_id', '=', 'candidates.id')
            .whereRef('intro_calls.starts_at', '=', 'candidates.interview_scheduled_at'),
        ),
      ),
    )
  return tx.rows(calls.unionAll(interviews))
}

const callColumns = query
  .selectFrom('intro_calls')
  .innerJoin('candidates', 'candidates.id', 'intro_calls.candidate_id')
  .select(named('intro_calls', ['id', 'candidateId', 'name', 'email', 'zone', 'startsAt', 'endsAt']))
  .select(['intro_calls.status', 'sequence'])

export type StoredCall = NonNullable<Awaited<ReturnType<typeof readCall>>>

export const readCall = (tx: Tx, id: string) => tx.first(callColumns.where('intro_calls.id', '=', id))

/** For whoever has the link that was emailed; it opens nothing while their account is suspended. */
export const readGuestCall = (tx: Tx, id: string) =>
  tx.first(
    callColumns
      .where('intro_calls.id', '=', id)
      .where(({ not, exists }) =>
        not(
          exists(
            query
              .selectFrom('identity.users as guest')
              .where('guest.id', '=', sql.ref<string>('candidates.user_id'))
              .where('guest.suspended_at', 'is not', null),
          ),
        ),
      ),
  )

/** The call that is booked, or was held last. */
export const currentCall = (tx: Tx, candidateId: string) =>
  tx.first(callColumns.where('candidate_id', '=', candidateId).where('intro_calls.status', '=', 'booked'))

/** A call that is over makes room for the next. */
export const closeHeldCalls = (tx: Tx, candidateId: string, now: Date) =>
  tx.count(
    query
      .updateTable('intro_calls')
      .set({ status: 'held' })
      .where('candidate_id', '=', candidateId)
      .where('status', '=', 'booked')
      .where('ends_at', '<=', now),
  )

export async function insertCall(
  tx: Tx,
  call: { candidateId: string; name: string; email: string; zone: string; startsAt: Date },
): Promise<string> {
  const row = await tx.first(
    query
      .insertInto('intro_calls')
      .values({
        candidate_id: call.candidateId,
        name: call.name,
        email: call.email,
        zone: call.zone,
        starts_at: call.startsAt,
        ends_at: introCallEnd(call.startsAt),
      })
      .returning('id'),
  )
  return row?.id as string
}

const changed = (id: string) =>
  query
    .updateTable('intro_calls')
    .set((eb) => ({ sequence: eb('sequence', '+', 1) }))
    .where('id', '=', id)

/** An admin leaves the guest's zone as it is. */
export const moveCall = (tx: Tx, id: string, { startsAt, zone }: { startsAt: Date; zone?: string }) =>
  tx.count(changed(id).set({ starts_at: startsAt, ends_at: introCallEnd(startsAt), ...(zone && { zone }) }))

export const setCallStatus = (tx: Tx, id: string, status: IntroCallStatus) => tx.count(changed(id).set({ status }))

/** By the signed-in admin, who says why. */
export const cancelCallWithReason = (tx: Tx, id: string, reason: string) =>
  tx.count(changed(id).set({ status: 'cancelled', cancelled_by: sql<string>`app.user_id()`, cancel_reason: reason }))

export const cancelCall = (tx: Tx, id: string) => setCallStatus(tx, id, 'cancelled')

/** Booked by a candidate. */
export const bookedCallsOf = (tx: Tx, candidateId: string) =>
  tx.rows(
    query.selectFrom('intro_calls').where('candidate_id', '=', candidateId).where('status', '=', 'booked').select('id'),
  )

/** Those to come, which nobody else changes meanwhile. */
export const callsAheadWith = (tx: Tx, candidateId: string, now: Date) =>
  tx.rows(
    query
      .selectFrom('intro_calls')
      .where('candidate_id', '=', candidateId)
      .where('status', '=', 'booked')
      .where('starts_at', '>', now)
      .select('id')
      .forUpdate(),
  )

/** The calls to come that this account has booked. Nobody else changes them meanwhile. */
export const callsAheadOf = (tx: Tx, userId: string, now: Date) =>
  tx.rows(
    query
      .selectFrom('intro_calls')
      .innerJoin('candidates', 'candidates.id', 'candidate_id')
      .select('intro_calls.id')
      .where('intro_calls.status', '=', 'booked')
      .where('starts_at', '>', now)
      .where('candidates.user_id', '=', userId)
      .forUpdate('intro_calls'),
  )

const applicantColumns = query
  .selectFrom('candidates')
  .select(['id as candidateId', 'name', 'email', 'whatsapp'])
  .select([
    sql<string | null>`case when ${resumeLock} is null then resume_path end`.as('resumePath'),
    'resume_original_name as resumeName',
  ])
  .where('status', '<>', 'rejected')

/**
 * Whoever applied within a day, has not confirmed the address, and still has the resume of the application: later ones lie
 * under the candidate's id.
 */
export const newApplicantQuery = (accountId: string) =>
  applicantColumns
    .where(sql<boolean>`not starts_with(resume_path, concat(id, '/'))`)
    .where((candidate) =>
      candidate(
        'user_id',
        'in',
        query
          .selectFrom('identity.users as account')
          .select('account.id')
          .where('account.id', '=', accountId)
          .where('email_verified', '=', false)
          .where('merged_into', 'is', null)
          .where('suspended_at', 'is', null)
          .where('account.created_at', '>', sql<Date>`now() - interval '1 day'`),
      ),
    )

export const ownApplicantQuery = () => applicantColumns.where('user_id', '=', sql<string>`app.user_id()`)
