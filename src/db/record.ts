import { type Selectable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { countedRows, type Page } from '#domain/paging.ts'
import type { AdminAct } from '#domain/record/acts.ts'
import { named } from './columns.ts'
import type { Database } from './rows.ts'
import { query, type Tx } from './session.ts'

export type RecordedAct = {
  act: AdminAct
  /** The database knows the names of candidates and admins; anything else brings its label. */
  subject?: { kind: string; id: string; label?: string | null }
  /** Words and numbers of the product; never what people wrote, nor what opens anything. */
  detail?: Record<string, string | number | boolean | null>
  /** Where the product acts in an admin's name, or the operator at the command line; else it is the signed-in one. */
  by?: string | 'operator' | undefined
}

const recorded = new WeakSet<Tx>()

/** For acts that the database itself writes down, because something changed with them. */
export const countAsRecorded = (tx: Tx) => recorded.add(tx)

/** Writes down what an admin does, in the transaction that does it. */
export async function recordAct(tx: Tx, { act, subject, detail = {}, by }: RecordedAct): Promise<void> {
  recorded.add(tx)
  await tx.count(
    query.insertInto('events').values({
      ...(by && (by === 'operator' ? { actor_role: by } : { actor_id: by })),
      event: act,
      subject_kind: subject?.kind ?? null,
      subject_id: subject?.id ?? null,
      subject_label: subject?.label ?? null,
      detail: JSON.stringify(detail),
    }),
  )
}

export const hasRecorded = (tx: Tx): boolean => recorded.has(tx)

export type RecordSelection = {
  admin?: string | undefined
  act?: string | undefined
  since?: string | undefined
  until?: string | undefined
}

export const recordPageSize = 50

export const recordPage = ({ page }: { page: number }): Page => ({ page, size: recordPageSize })

const selected = ({ admin, act, since, until }: RecordSelection) =>
  query
    .selectFrom('events')
    .where('actor_role', 'in', [sql.lit<'admin'>('admin'), sql.lit<'operator'>('operator')])
    .where('is_stale', '=', sql.lit(false))
    .$if(admin !== undefined, (built) => built.where('actor_id', '=', admin as string))
    .$if(act !== undefined, (built) => built.where('event', '=', act as string))
    .$if(since !== undefined, (built) => built.where('happened_at', '>=', new Date(since as string)))
    .$if(until !== undefined, (built) => built.where('happened_at', '<', new Date(until as string)))

const described = (events: ReturnType<typeof selected>) =>
  events
    .select(named('events', ['id', 'happenedAt', 'actorId', 'actorName', 'subjectKind', 'subjectId', 'subjectLabel']))
    .select('event as act')
    .select(
      sql<Selectable<Database['events']>['detail']>`detail || case when from_status <> to_status
        then jsonb_build_object('from', from_status, 'to', to_status) else '{}' end`.as('detail'),
    )

/** One page, newest first, with how many there are and whom one may ask for. */
export const recordQuery = (asked: RecordSelection & { page: number }) => {
  const page = recordPage(asked)
  // The page is cut out in the index, which has no more than is needed for that.
  const shown = selected(asked)
    .select('id')
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.size)
    .offset((page.page - 1) * page.size)
  const rows = described(
    query.selectFrom('events').where('id', 'in', query.selectFrom(shown.as('shown')).select('shown.id')),
  )
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc')
  const counted = selected(asked)
    .select('id')
    .limit(countedRows(page) + 1)
  const admins = query.selectFrom('users').where('role', '=', 'admin').select(['id', 'name', 'email']).orderBy('name')
  return query.selectNoFrom((select) => [
    jsonArrayFrom(rows).as('acts'),
    select.selectFrom(counted.as('row')).select(sql<number>`count(*)::int`.as('count')).as('total'),
    jsonArrayFrom(admins).as('admins'),
  ])
}

/** So many acts that are older than the given one, newest first. */
export const recordExportQuery = (selection: RecordSelection, beforeId: number | undefined, size: number) =>
  described(selected(selection))
    .$if(beforeId !== undefined, (built) => built.where('id', '<', beforeId as number))
    .orderBy('id', 'desc')
    .limit(size)

type StaleMove = { kind: 'candidate' | 'application'; id: string; event: string; move: string }

/** In the timeline beside the move that was faster. */
export const recordStaleMove = (tx: Tx, { kind, id, event, move }: StaleMove) =>
  tx.rows(query.selectNoFrom(sql`app.record_stale_move(${kind}, ${id}, ${event}, ${move})`.as('recorded')))
