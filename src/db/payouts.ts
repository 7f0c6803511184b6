import { sql } from 'kysely'
import { named } from './columns.ts'
import { rowsOf } from './found.ts'
import { query, type Tx } from './session.ts'

export const listPayouts = (tx: Tx, by: string) =>
  tx.rows(
    query
      .selectFrom(rowsOf('payout_list', sql`${by}::date`).as('one'))
      .select([
        'one.talent_id as talentId',
        'one.name',
        'one.email',
        'one.country',
        'one.currency',
        'one.due_cents as dueCents',
        'one.owed_cents as owedCents',
        'one.next_due_on as nextDueOn',
      ]),
  )

/** Newest first. Under the reader's policies: talent read their own. */
export const listPayoutLines = (tx: Tx, talentId: string) =>
  tx.rows(
    query
      .selectFrom('payout_lines')
      .where('payout_lines.talent_id', '=', talentId)
      .leftJoin(rowsOf('worked_line', sql.ref('payout_lines.invoice_line_id')).as('worked'), (join) => join.onTrue())
      .orderBy('due_on', 'desc')
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .select(named('payout_lines', ['id', 'kind', 'amountCents', 'currency', 'dueOn', 'reference', 'note']))
      .select(['worked.starts_on as startsOn', 'worked.minutes', 'worked.rate_cents as rateCents', 'worked.client']),
  )

type NewLine = {
  talentId: string
  kind: 'payment' | 'adjustment' | 'exchange' | 'bank_fee'
  amountCents: number
  reference: string | null
  note: string | null
}

export const insertPayoutLine = (tx: Tx, { talentId, kind, amountCents, reference, note }: NewLine) =>
  tx.count(
    query.insertInto('payout_lines').values({ talent_id: talentId, kind, amount_cents: amountCents, reference, note }),
  )

export const hasPayouts = async (tx: Tx, talentId: string): Promise<boolean> =>
  (await tx.first(query.selectFrom('payout_lines').where('talent_id', '=', talentId).limit(1).select('id'))) !==
  undefined
