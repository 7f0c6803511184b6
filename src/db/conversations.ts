import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { messagePageSize, threadPageSize } from '#domain/conversations/thread.ts'
import { coverLetterOf } from './applications.ts'
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
    .select(['a.id as application_id', 'a.status', 'a.hourly_rate', 'a.available_start_date'])
    .select(coverLetterOf('a').as('cover_letter'))
    .select(
      jsonArrayFrom(
        query
          .selectFrom(rowsOf('thread_cards', sql.ref('thread.id')).as('card'))
          .select([
            'card.kind',
            'card.id',
            'card.status',
            'card.happened_at as happenedAt',
            'card.starts_at as startsAt',
          ])
          .select(['card.minutes', 'card.proposed', 'card.round'])
          .orderBy('card.happened_at'),
      ).as('cards'),
    )

const isMine = sql<boolean>`m.author_id is not distinct from app.user_id()`.as('isMine')
const fileColumns = [
  'm.file_name as fileName',
  'm.file_size_bytes as fileSizeBytes',
  'm.is_file_scanned as isFileScanned',
] as const
const isFileLocked = sql<boolean>`m.is_file_scanned is false and (select app.scans_files())`.as('isFileLocked')

/** The originals are read where row-level security lets the reader see them; else the text without contact details. */
const messages = query
  .selectFrom('messages as m')
  .leftJoin('message_originals as o', 'o.message_id', 'm.id')
  .select(['m.id', 'm.number', 'm.side', 'm.side_number as sideNumber', 'm.author_name as authorName'])
  .select([isMine, sql<string>`coalesce(o.text, m.text)`.as('text'), 'm.created_at as createdAt'])
  .select([...fileColumns, isFileLocked])

/** Admins can't read originals at all. */
const heldMessages = query
  .selectFrom('messages as m')
  .select(['m.id', 'm.number', 'm.side', 'm.side_number as sideNumber', 'm.author_name as authorName'])
  .select([isMine, 'm.text', 'm.created_at as createdAt'])
  .select([...fileColumns, isFileLocked])

export type MessageRow = Awaited<ReturnType<typeof messagePage>>[number]
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
      .select([
        'is_with_operator as isWithOperator',
        sql<boolean>`app.may_write(id)`.as('mayWrite'),
        sql<boolean>`app.is_contact_open(id)`.as('isContactOpen'),
      ])
      .where('id', '=', id),
  )

export type StoredFile = { path: string; name: string; sizeBytes: number; isScanned: boolean }
type NewMessage = { id: string; threadId: string; text: string; file?: StoredFile | undefined }

/** False if there is a message with this id already. */
export const insertMessage = async (tx: Tx, { id, threadId, text, file }: NewMessage) =>
  (await tx.count(
    query
      .insertInto('messages')
      .values({ id, thread_id: threadId, text, ...(file && fileValues(file)) } as never)
      .onConflict((conflict) => conflict.column('id').doNothing()),
  )) > 0

const fileValues = ({ path, name, sizeBytes, isScanned }: StoredFile) => ({
  file_path: path,
  file_name: name,
  file_size_bytes: sizeBytes,
  is_file_scanned: isScanned,
})

/** A file that the signed-in person may read, by its message or by where it is stored. */
export const findMessageFile = (tx: Tx, file: { messageId: string; threadId: string } | { path: string }) =>
  tx.first(
    query
      .selectFrom('messages as m')
      .innerJoin('threads as t', 't.id', 'm.thread_id')
      .where('m.file_path', 'is not', null)
      .where((eb) =>
        'path' in file
          ? eb('m.file_path', '=', file.path)
          : eb.and([eb('m.id', '=', file.messageId), eb('m.thread_id', '=', file.threadId)]),
      )
      .select(['m.file_path as path', 'm.file_name as name', isFileLocked, sql<Date>`now()`.as('askedAt')])
      .select(['t.title', 't.is_with_operator as isWithOperator']),
  )

/** Which of these files a message still has. */
export const ownedMessageFiles = async (tx: Tx, paths: string[]): Promise<Set<string>> => {
  const owned = await tx.rows(query.selectFrom('messages').select('file_path').where('file_path', 'in', paths))
  return new Set(owned.map(({ file_path }) => file_path as string))
}

export const messageFilesOf = async (tx: Tx, userId: string): Promise<string[]> => {
  const own = query.selectFrom('messages').where('author_id', '=', userId).where('file_path', 'is not', null)
  return (await tx.rows(own.select('file_path'))).map(({ file_path }) => file_path as string)
}

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

export const resolveReport = (tx: Tx, id: string) => calls(tx, sql<boolean>`app.resolve_report(${id}::uuid)`)

export const findReportedThread = (tx: Tx, id: string) =>
  tx.first(query.selectFrom('threads').select('title').where('id', '=', id).where('reported_at', 'is not', null))

/** Takes those who are to be emailed now; whoever else asks gets others. */
export const takeDueMessageEmails = (tx: Tx, size: number) =>
  tx.rows(query.selectFrom(rowsOf('due_message_emails', sql`${size}::int`).as('due')).selectAll())

/** With whom a conversation of the firm is blocked, by either side, for a query of its own. */
export const blockedIds = jsonArrayFrom(
  query
    .selectFrom('threads')
    .innerJoin('candidates', 'candidates.user_id', 'threads.user_id')
    .where('threads.firm_id', '=', sql<string>`(select app.firm_id())`)
    .where((where) =>
      where.or([where('threads.person_blocked_at', 'is not', null), where('threads.host_blocked_at', 'is not', null)]),
    )
    .select('candidates.id'),
)
