import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { pairPageSize } from '#domain/duplicates/merge.ts'
import type { UndoObstacle } from '#domain/duplicates/undo.ts'
import { countedRows } from '#domain/paging.ts'
import { query, type Tx } from './session.ts'

type Selection = { candidate?: string | undefined; page: number }

export const mergePage = ({ page }: Selection) => ({ page, size: pairPageSize })

type Named = { name: string | null; email: string }

/** One page of the merges that can still be undone, as JSON made by the database, and how many there are. */
export const mergeListQuery = (asked: Selection) => {
  const page = mergePage(asked)
  const merges = query
    .selectFrom('merges as m')
    .$if(asked.candidate !== undefined, (all) => all.where('m.kept_id', '=', asked.candidate ?? ''))
  const rows = merges
    .innerJoin('candidates as c', 'c.id', 'm.kept_id')
    .leftJoin('users', 'users.id', 'm.merged_by')
    .select([
      'm.id',
      sql<Named & { id: string }>`jsonb_build_object('id', c.id, 'name', c.name, 'email', c.email)`.as('kept'),
      sql<Named>`jsonb_build_object('name', m.other_name, 'email', m.other_email)`.as('other'),
      'm.merged_at as mergedAt',
      'users.name as mergedBy',
      'm.undoable_until as undoableUntil',
    ])
    .orderBy('m.merged_at', 'desc')
    .orderBy('m.id')
    .limit(page.size)
    .offset((page.page - 1) * page.size)
  const counted = merges.select('m.id').limit(countedRows(page) + 1)
  return query.selectNoFrom((select) => [
    jsonArrayFrom(rows).as('merges'),
    select
      .selectFrom(counted.as('counted'))
      .select((count) => count.fn.countAll<number>().as('count'))
      .as('total'),
  ])
}

/** Whom a merge that can still be undone was about. */
export const readMerge = (tx: Tx, id: string) =>
  tx.first(
    query
      .selectFrom('merges as m')
      .innerJoin('candidates as c', 'c.id', 'm.kept_id')
      .where('m.id', '=', id)
      .select(['c.id as keptId', 'c.name as keptName', 'c.email as keptEmail'])
      .select(['m.other_id as otherId', 'm.other_name as otherName', 'm.other_email as otherEmail']),
  )

/** Null when there is nothing to undo anymore, also by someone a moment earlier. */
export async function undoMerge(tx: Tx, id: string): Promise<'undone' | UndoObstacle | null> {
  const undo = sql<'undone' | UndoObstacle | null>`app.undo_merge(${id})`
  return (await tx.first(query.selectNoFrom(undo.as('outcome'))))?.outcome ?? null
}

export const clearOldMerges = (tx: Tx) =>
  tx.count(query.deleteFrom('merges').where('undoable_until', '<=', sql<Date>`now()`))

/** Which of these files the one who ended will have again if the merge is undone. */
export async function mergedFiles(tx: Tx, names: string[]): Promise<string[]> {
  const kept = await tx.rows(
    query.selectFrom('merges').where('files', '&&', sql<string[]>`${names}::text[]`).select('files'),
  )
  return kept.flatMap(({ files }) => files)
}
