import { sql } from 'kysely'
import { type MailFilter, mailPageSize } from '#domain/mail/list.ts'
import { type Found, foundIds, pageOf, withFound } from './found.ts'
import { query, type Tx } from './session.ts'

export type QueuedMail = { id: string; kind: string; recipient: string; subject: string; sealedContent: Uint8Array }

export type ClaimedMail = QueuedMail & { attempts: number; createdAt: Date }

/** Whose claim it is: a mail taken over by another process has one attempt more, and is no longer ours to mark. */
export type Claim = { id: string; attempts: number }

const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`

type NewMail = Omit<QueuedMail, 'recipient'> & { topic?: string | undefined; to: string | { applicationId: string } }

/**
 * The address of an applicant is filled in by the database: the owner of a project may write there without knowing it. A
 * mail that its reader has switched off is not queued.
 */
export async function queueMail(tx: Tx, { id, kind, topic, to, subject, sealedContent }: NewMail): Promise<void> {
  const address = typeof to === 'string' ? { recipient: to } : { application_id: to.applicationId }
  await tx.count(
    query
      .insertInto('mails')
      .values({ id, kind, topic: topic ?? null, subject, sealed_content: sealedContent, ...address }),
  )
}

/** Takes due mails for the length of a lease. One still 'sending' when its lease ends was left by a process that died. */
export function claimDueMails(tx: Tx, { limit, leaseSeconds }: { limit: number; leaseSeconds: number }) {
  const due = query
    .selectFrom('mails')
    .select('id')
    .where('status', 'in', ['queued', 'sending'])
    .where('next_attempt_at', '<=', sql<Date>`now()`)
    .orderBy('next_attempt_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  return tx.rows(
    query
      .with('due', () => due)
      .updateTable('mails')
      .from('due')
      .whereRef('mails.id', '=', 'due.id')
      .set((eb) => ({
        status: 'sending',
        attempts: eb('mails.attempts', '+', 1),
        next_attempt_at: inSeconds(leaseSeconds),
      }))
      .returning(['mails.id', 'kind', 'recipient', 'subject', 'attempts', 'created_at as createdAt'])
      .returning((eb) => eb.ref('sealed_content').$notNull().as('sealedContent')),
  )
}

const claimed = ({ id, attempts }: Claim) =>
  query.updateTable('mails').where('id', '=', id).where('status', '=', 'sending').where('attempts', '=', attempts)

export const renewLease = (tx: Tx, claim: Claim, leaseSeconds: number) =>
  tx.count(claimed(claim).set({ next_attempt_at: inSeconds(leaseSeconds) }))

/** Once sent, nobody needs the content any more; only the local mailbox keeps it. */
export const markMailSent = (tx: Tx, claim: Claim, { keepContent }: { keepContent: boolean }) =>
  tx.count(
    claimed(claim).set({
      status: 'sent',
      sent_at: sql<Date>`now()`,
      last_error: null,
      ...(keepContent ? {} : { sealed_content: null }),
    }),
  )

/** Back to the queue for another try, or given up when none is left. */
export const markMailUnsent = (tx: Tx, claim: Claim, failure: { retryInSeconds: number | undefined; error: string }) =>
  tx.count(
    claimed(claim).set({
      last_error: failure.error,
      ...(failure.retryInSeconds === undefined
        ? { status: 'failed' }
        : { status: 'queued', next_attempt_at: inSeconds(failure.retryInSeconds) }),
    }),
  )

const listed = query
  .selectFrom('mails')
  .select(['id', 'kind', 'recipient', 'subject', 'status', 'sealed_content as sealedContent'])
  .select(['created_at as createdAt', 'last_error as lastError'])

export type ListedMail = Awaited<ReturnType<typeof listMails>>[number]

export const listMails = (tx: Tx, { recipient, limit }: { recipient: string | undefined; limit: number }) =>
  tx.rows(
    listed
      .$if(recipient !== undefined, (all) => all.where('recipient', '=', recipient ?? ''))
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(limit),
  )

export const readMail = (tx: Tx, id: string) => tx.first(listed.where('id', '=', id))

/** Mails that are over and done with: sent, or given up. */
export const clearFinishedMails = (tx: Tx, { olderThanDays }: { olderThanDays: number }) =>
  tx.count(
    query
      .deleteFrom('mails')
      .where('status', 'in', ['sent', 'failed'])
      .where('created_at', '<', sql<Date>`now() - make_interval(days => ${olderThanDays})`),
  )

type MailSelection = { search: string; filter: MailFilter; page: number }

export const mailPage = ({ page, search }: MailSelection) => ({ page, size: mailPageSize, isNarrowed: search !== '' })

/** One page of the outbox as JSON made by the database, without what the mails say. */
export const mailListQuery = (asked: MailSelection) =>
  withFound(sql<Found>`app.find_mails(${asked.search}, ${asked.filter}, ${pageOf(mailPage(asked))})`).selectNoFrom(
    (select) => [
      select
        .selectFrom(
          query
            .selectFrom(foundIds)
            .innerJoin('mails', 'mails.id', 'at.id')
            .select(['mails.id', 'kind', 'recipient', 'subject', 'status', 'attempts', 'last_error as lastError'])
            .select(['created_at as createdAt', 'sent_at as sentAt', 'next_attempt_at as nextAttemptAt'])
            .orderBy('at.place')
            .as('row'),
        )
        .select(sql<unknown[]>`coalesce(json_agg(row), '[]')`.as('rows'))
        .as('mails'),
      select.selectFrom('found').select('total').as('total'),
    ],
  )

/** Back to the queue with all its tries, if it was given up. */
export const resendMail = (tx: Tx, id: string) =>
  tx.first(
    query
      .updateTable('mails')
      .set({ status: 'queued', attempts: 0, next_attempt_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('status', '=', 'failed')
      .returning(['status', 'recipient', 'kind']),
  )

export const readMailStatus = (tx: Tx, id: string) =>
  tx.first(query.selectFrom('mails').select('status').where('id', '=', id))
