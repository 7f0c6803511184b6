import { type JoinBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { type MailFilter, mailPageSize } from '#domain/mail/list.ts'
import { named } from './columns.ts'
import { foundIds, pageOf, rowsOf, withFound } from './found.ts'
import type { Database } from './rows.ts'
import { query, type Tx } from './session.ts'

export type QueuedMail = { id: string; kind: string; recipient: string; subject: string; sealedContent: Uint8Array }

type NewMail = Omit<QueuedMail, 'recipient'> & { topic?: string | undefined; to: string | { applicationId: string } }

/**
 * The address of an applicant is filled in by the database: the owner of a project may write there without knowing it. An email that the recipient has turned off is not queued; one too many is listed as dropped.
 */
export async function queueMail(tx: Tx, { id, kind, topic, to, subject, sealedContent }: NewMail): Promise<void> {
  const address = typeof to === 'string' ? { recipient: to } : { application_id: to.applicationId }
  await tx.count(
    query
      .insertInto('mails')
      .values({ id, kind, topic: topic ?? null, subject, sealed_content: sealedContent, ...address }),
  )
}

/** What is still to be sent; nothing when it is over, or gone with its reader's account. */
export const readQueuedMail = (tx: Tx, id: string) =>
  tx.first(
    query
      .selectFrom('mails')
      .select(['kind', 'recipient', 'subject', 'created_at as createdAt'])
      .select((eb) => eb.ref('sealed_content').$notNull().as('sealedContent'))
      .where('id', '=', id)
      .where('status', '=', 'queued'),
  )

/** Once sent, nobody needs the content anymore; only the local mailbox keeps it. */
export const markMailSent = (tx: Tx, id: string, { keepContent }: { keepContent: boolean }) =>
  tx.count(
    query
      .updateTable('mails')
      .set({ status: 'sent', sent_at: sql<Date>`now()`, ...(keepContent ? {} : { sealed_content: null }) })
      .where('id', '=', id),
  )

/** The job that sends a mail knows how often it was tried, and what the server said. */
const sendingOf = (join: JoinBuilder<Database, 'mails' | 'jobs'>) =>
  join.on('jobs.kind', '=', 'send-email').on(sql<boolean>`jobs.key = mails.id::text`)

const listed = query
  .selectFrom('mails')
  .leftJoin('jobs', sendingOf)
  .select(named('mails', ['id', 'kind', 'recipient', 'subject', 'status', 'sealedContent', 'createdAt']))
  .select('last_error as lastError')

export type ListedMail = Awaited<ReturnType<typeof listMails>>[number]

export const listMails = (tx: Tx, { recipient, limit }: { recipient: string | undefined; limit: number }) =>
  tx.rows(
    listed
      .$if(recipient !== undefined, (all) => all.where('recipient', '=', recipient ?? ''))
      .orderBy('mails.created_at', 'desc')
      .orderBy('mails.id')
      .limit(limit),
  )

export const readMail = (tx: Tx, id: string) => tx.first(listed.where('mails.id', '=', id))

/** Emails that are finished: sent, failed or dropped. */
export const clearFinishedMails = (tx: Tx, { olderThanDays }: { olderThanDays: number }) =>
  tx.count(
    query
      .deleteFrom('mails')
      .where('status', '<>', 'queued')
      .where('created_at', '<', sql<Date>`now() - make_interval(days => ${olderThanDays})`),
  )

type MailSelection = { search: string; filter: MailFilter; page: number }

export const mailPage = ({ page, search }: MailSelection) => ({ page, size: mailPageSize, isNarrowed: search !== '' })

/** One page of emails as JSON made by the database, without what the mails say. */
export const mailListQuery = (asked: MailSelection) =>
  withFound(rowsOf('find_mails', asked.search, asked.filter, pageOf(mailPage(asked)))).selectNoFrom((select) => [
    jsonArrayFrom(
      query
        .selectFrom(foundIds)
        .innerJoin('mails', 'mails.id', 'at.id')
        .leftJoin('jobs', sendingOf)
        .select(named('mails', ['id', 'kind', 'recipient', 'subject', 'status', 'createdAt', 'sentAt']))
        .select(['last_error as lastError', 'due_at as nextAttemptAt'])
        .select(sql<number>`coalesce(attempts, 0)`.as('attempts'))
        .orderBy('at.place'),
    ).as('mails'),
    select.selectFrom('found').select('total').as('total'),
  ])

export const readMailAddress = (tx: Tx, id: string) =>
  tx.first(query.selectFrom('mails').select(['recipient', 'kind']).where('id', '=', id))
