import { sql } from 'kysely'
import { messagePageSize, threadPageSize } from '#domain/conversations/thread.ts'
import { rowsOf } from './found.ts'
import { query, type Tx } from './session.ts'

/** One more than a page, so that it shows whether there are others. */
export const threadListQuery = ({ q, before }: { q: string; before?: string | undefined }) =>
  query
    .selectFrom(
      rowsOf('find_threads', sql`${q}::text`, sql`${before ?? null}::timestamptz`, sql`${threadPageSize + 1}::int`).as(
        'found',
      ),
    )
    .selectAll()

export const unreadThreadsQuery = () => query.selectNoFrom(sql<number>`app.count_unread()`.as('count'))

/** The talent and the project of an application that the signed-in person can read. */
export const findApplicationParties = (tx: Tx, id: string) =>
  tx.first(
    query.selectFrom('applications').select(['project_id as projectId', 'user_id as userId']).where('id', '=', id),
  )

type Beginning = { projectId: string; userId: string } | { withOperator: string }

/** Undefined if there is one already. */
export const insertThread = (tx: Tx, about: Beginning) =>
  tx.first(
    query
      .insertInto('threads')
      .values(
        'withOperator' in about
          ? { is_with_operator: true, user_id: about.withOperator }
          : { project_id: about.projectId, user_id: about.userId },
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
  )

export const findThreadAbout = (tx: Tx, about: Beginning) =>
  tx.first(
    query
      .selectFrom('threads')
      .select('id')
      .where((eb) =>
        'withOperator' in about
          ? eb.and([eb('is_with_operator', '=', true), eb('user_id', '=', about.withOperator)])
          : eb.and([eb('project_id', '=', about.projectId), eb('user_id', '=', about.userId)]),
      ),
  )

/** A conversation in reach of the signed-in person. */
export const threadQuery = (id: string) =>
  query
    .selectFrom(rowsOf('thread_facts', sql`${id}::uuid`).as('thread'))
    .leftJoin('applications as a', (join) =>
      join.onRef('a.project_id', '=', 'thread.project_id').onRef('a.user_id', '=', 'thread.user_id'),
    )
    .selectAll('thread')
    .select(['a.id as application_id', 'a.status', 'a.hourly_rate', 'a.available_start_date', 'a.cover_letter'])

/** The originals are read where row-level security lets the reader see them; else the text without contact details. */
const messages = query
  .selectFrom('messages as m')
  .leftJoin('message_originals as o', 'o.message_id', 'm.id')
  .select(['m.id', 'm.number', 'm.side', 'm.side_number as sideNumber', 'm.author_name as authorName'])
  .select([
    sql<boolean>`m.author_id is not distinct from app.user_id()`.as('isMine'),
    sql<string>`coalesce(o.text, m.text)`.as('text'),
    'm.created_at as createdAt',
  ])

/** Admins can't read originals at all. */
const heldMessages = query
  .selectFrom('messages as m')
  .select(['m.id', 'm.number', 'm.side', 'm.side_number as sideNumber', 'm.author_name as authorName'])
  .select([
    sql<boolean>`m.author_id is not distinct from app.user_id()`.as('isMine'),
    'm.text',
    'm.created_at as createdAt',
  ])

type MessagePage = { id: string; before?: number | undefined }

export const messagePage = (tx: Tx, { id, before }: MessagePage, isAdmin: boolean) =>
  tx.rows(
    (isAdmin ? heldMessages : messages)
      .where('m.thread_id', '=', id)
      .$if(before !== undefined, (built) => built.where('m.number', '<', before as number))
      .orderBy('m.number', 'desc')
      .limit(messagePageSize + 1),
  )

/** How far each side has read the other. */
export const readMarks = (tx: Tx, id: string) =>
  tx.first(
    query
      .selectFrom('thread_reads as r')
      .innerJoin('threads as t', 't.id', 'r.thread_id')
      .where('t.id', '=', id)
      .select([
        sql<number>`coalesce(max(r.read_messages) filter (where r.user_id = app.user_id()), 0)`.as('byMe'),
        sql<number>`coalesce(max(r.read_messages) filter (where (r.user_id = t.user_id) <> (t.user_id = app.user_id())), 0)`.as(
          'byOther',
        ),
      ]),
  )

export const threadExists = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.first(query.selectFrom('threads').select('id').where('id', '=', id))) !== undefined

/** Undefined when the signed-in person can't see it. */
export const findThreadToWriteIn = (tx: Tx, id: string) =>
  tx.first(
    query
      .selectFrom('threads')
      .select(['is_with_operator as isWithOperator', sql<boolean>`app.may_write(id)`.as('mayWrite')])
      .where('id', '=', id),
  )

/** False if there is a message with this id already. */
export const insertMessage = async (tx: Tx, message: { id: string; threadId: string; text: string }) =>
  (await tx.count(
    query
      .insertInto('messages')
      .values({ id: message.id, thread_id: message.threadId, text: message.text } as never)
      .onConflict((conflict) => conflict.column('id').doNothing()),
  )) > 0

export const insertOriginal = (tx: Tx, original: { messageId: string; text: string }) =>
  tx.count(query.insertInto('message_originals').values({ message_id: original.messageId, text: original.text }))

export const findMessage = (tx: Tx, { id, threadId }: { id: string; threadId: string }, isAdmin: boolean) =>
  tx.first((isAdmin ? heldMessages : messages).where('m.id', '=', id).where('m.thread_id', '=', threadId))

const calls = async (tx: Tx, answer: ReturnType<typeof sql<boolean>>): Promise<boolean> =>
  Boolean((await tx.first(query.selectNoFrom(answer.as('is'))))?.is)

export const markThreadRead = (tx: Tx, id: string, through: number) =>
  calls(tx, sql<boolean>`app.read_thread(${id}::uuid, ${through}::int)`)

export const blockThread = (tx: Tx, id: string, isBlocked: boolean) =>
  calls(tx, sql<boolean>`app.block_thread(${id}::uuid, ${isBlocked}::boolean)`)

export const reportThread = (tx: Tx, id: string, reason: string) =>
  calls(tx, sql<boolean>`app.report_thread(${id}::uuid, ${reason}::text)`)

export const settleReport = (tx: Tx, id: string) => calls(tx, sql<boolean>`app.settle_report(${id}::uuid)`)

export const findReportedThread = (tx: Tx, id: string) =>
  tx.first(query.selectFrom('threads').select('title').where('id', '=', id).where('reported_at', 'is not', null))

/** Takes those who are to be emailed now; whoever else asks gets others. */
export const takeDueMessageEmails = (tx: Tx, size: number) =>
  tx.rows(query.selectFrom(rowsOf('due_message_emails', sql`${size}::int`).as('due')).selectAll())
