import { sql } from 'kysely'
import type { Page } from '#domain/paging.ts'
import { named } from './columns.ts'
import { pageOf, rowsOf } from './found.ts'
import { countListed, onPage } from './paged.ts'
import { query, type Tx } from './session.ts'

/** People, once for each of their currencies, most due first: a page of them, and how many there are; with what countries need. */
export const readPayoutPage = (tx: Tx, by: string, page: Page) =>
  tx.first(query.selectFrom(rowsOf('payout_page', sql`${by}::date`, pageOf(page)).as('one')).selectAll())

/** All of them. */
export const listPayouts = async (tx: Tx, by: string) => {
  const whole = rowsOf('payout_page', sql`${by}::date`, sql`0, null, 0`)
  return (await tx.first(query.selectFrom(whole.as('one')).select('payouts')))?.payouts ?? []
}

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

/** Of one page, or all: the latest due first, and of one day the latest week. Under the reader's policies: talent read their own. */
export const listPayoutLines = (tx: Tx, talentId: string, page?: Page) =>
  tx.rows(
    onPage(ofTalent(talentId), page)
      .leftJoin(rowsOf('worked_line', sql.ref('payout_lines.invoice_line_id')).as('worked'), (join) => join.onTrue())
      .orderBy('due_on', 'desc')
      .orderBy('number', 'desc')
      .select(named('payout_lines', ['id', 'kind', 'amountCents', 'currency', 'dueOn', 'reference', 'note']))
      .select(['worked.starts_on as startsOn', 'worked.minutes', 'worked.rate_cents as rateCents', 'worked.client']),
  )

export const readPayee = (tx: Tx, talentId: string) =>
  tx.first(query.selectFrom('users').where('id', '=', talentId).select(['name', 'email']))

/** As they are called on their statement; without an account, as it was before they left. */
export const readPayeeName = async (tx: Tx, talentId: string): Promise<string> =>
  (await readPayee(tx, talentId))?.name ?? 'Former talent'

type NewLine = {
  talentId: string
  kind: 'payment' | 'adjustment' | 'exchange' | 'bank_fee'
  amountCents: number
  currency: string
  reference: string | null
  note: string | null
}

/** Whether exactly this was recorded in the last day. Others who record something for this person wait until this one is done. */
export async function wasJustRecorded(tx: Tx, line: NewLine): Promise<boolean> {
  await tx.rows(
    query.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended('payout ' || ${line.talentId}, 0))`.as('locked')),
  )
  const same = ofTalent(line.talentId)
    .where('kind', '=', line.kind)
    .where('amount_cents', '=', line.amountCents)
    .where('currency', '=', line.currency)
    .where(sql<boolean>`coalesce(reference, note) = ${line.reference ?? line.note}`)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
  return (await tx.first(same.select('id').limit(1))) !== undefined
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

/** Of whoever asks: what they may see of it. */
export const ownAccountQuery = () =>
  query.selectFrom('payout_accounts').select(named('payout_accounts', ['country', 'lastFour', 'updatedAt']))

type SealedAccount = { country: string; lastFour: string; sealedAccount: Uint8Array }

/** In place of an earlier one. */
export const savePayoutAccount = (tx: Tx, { country, lastFour, sealedAccount }: SealedAccount) => {
  const entered = { country, last_four: lastFour, sealed_account: sealedAccount }
  return tx.count(
    query
      .insertInto('payout_accounts')
      .values(entered)
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(entered)),
  )
}

export const removePayoutAccount = (tx: Tx) => tx.count(query.deleteFrom('payout_accounts'))

/** For whoever pays; the database records that they were read. */
export const openPayoutAccounts = (tx: Tx) =>
  tx.rows(
    query
      .selectFrom(rowsOf('open_payout_accounts').as('opened'))
      .select(['opened.user_id as userId', 'opened.sealed_account as sealedAccount', 'opened.updated_at as updatedAt']),
  )
