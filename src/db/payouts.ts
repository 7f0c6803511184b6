import { sql } from 'kysely'
import type { Page } from '#domain/paging.ts'
import { named } from './columns.ts'
import { rowsOf } from './found.ts'
import { countListed, onPage } from './paged.ts'
import { query, type Tx } from './session.ts'

/** Of one page, or all: most due first. */
export const listPayouts = (tx: Tx, by: string, page?: Page) =>
  tx.rows(
    onPage(query.selectFrom(rowsOf('payout_list', sql`${by}::date`).as('one')), page).select([
      'one.talent_id as talentId',
      'one.name',
      'one.email',
      'one.place',
      'one.country',
      'one.currency',
      'one.due_cents as dueCents',
      'one.owed_cents as owedCents',
      'one.next_due_on as nextDueOn',
    ]),
  )

/** What is needed to pay everyone in a country what is due to them, in each currency. */
export const listCountriesDue = (tx: Tx, by: string) =>
  tx.rows(
    query
      .selectFrom(rowsOf('payout_list', sql`${by}::date`).as('one'))
      .where('one.due_cents', '>', 0)
      .groupBy(['one.country', 'one.currency'])
      .select([
        'one.country',
        'one.currency',
        sql<number>`count(*)`.as('people'),
        sql<number>`sum(one.due_cents)`.as('dueCents'),
      ])
      .orderBy('one.country', (order) => order.nullsLast())
      .orderBy('one.currency'),
  )

/** People, once for each of their currencies, as far as a list counts. */
export const countPayouts = (tx: Tx, page: Page) =>
  countListed(tx, query.selectFrom('payout_lines').select(['talent_id', 'currency']).distinct(), page)

const ofTalent = (talentId: string) => query.selectFrom('payout_lines').where('payout_lines.talent_id', '=', talentId)

export const countPayoutLines = (tx: Tx, talentId: string, page: Page) =>
  countListed(tx, ofTalent(talentId).select('id'), page)

/** What came due on each day in each currency: few rows, however many lines there are. */
export const listOwed = (tx: Tx, talentId: string) =>
  tx.rows(
    ofTalent(talentId)
      .groupBy(['currency', 'due_on'])
      .select(['currency', 'due_on as dueOn', sql<number>`sum(amount_cents)`.as('amountCents')]),
  )

/** Of one page, or all: newest first. Under the reader's policies: talent read their own. */
export const listPayoutLines = (tx: Tx, talentId: string, page?: Page) =>
  tx.rows(
    onPage(ofTalent(talentId), page)
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
  currency: string
  reference: string | null
  note: string | null
}

export const insertPayoutLine = (tx: Tx, { talentId, kind, amountCents, currency, reference, note }: NewLine) =>
  tx.count(
    query
      .insertInto('payout_lines')
      .values({ talent_id: talentId, kind, amount_cents: amountCents, currency, reference, note }),
  )

export const hasPayouts = async (tx: Tx, talentId: string): Promise<boolean> =>
  (await tx.first(query.selectFrom('payout_lines').where('talent_id', '=', talentId).limit(1).select('id'))) !==
  undefined
