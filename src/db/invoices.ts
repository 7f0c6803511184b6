import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { chargeableStatuses, type InvoiceStatus } from '#domain/invoices/status.ts'
import type { Page } from '#domain/paging.ts'
import { named } from './columns.ts'
import { rowsOf } from './found.ts'
import { countListed, onPage } from './paged.ts'
import { query, type Tx } from './session.ts'

const columns = named('invoices', [
  'id',
  'number',
  'status',
  'firmId',
  'client',
  'clientPlace',
  'termsDays',
  'through',
  'issuedOn',
  'dueOn',
  'transferDetails',
  'minutes',
  'payCents',
  'feeCents',
  'totalCents',
])

export const creditedCents = sql<number>`coalesce((select sum(c.total_cents) from credit_notes c where c.invoice_id = invoices.id), 0)`
export const paidCents = sql<number>`coalesce((select sum(p.paid_cents) from payments p where p.invoice_id = invoices.id), 0)`

const withMoney = query
  .selectFrom('invoices')
  .select(columns)
  .select([creditedCents.as('creditedCents'), paidCents.as('paidCents')])

export type InvoiceFilter = { firmId?: string | undefined; status?: InvoiceStatus | undefined }

const chosenBy = ({ firmId, status }: InvoiceFilter) =>
  sql<boolean>`${firmId ? sql`invoices.firm_id = ${firmId}` : sql`true`} and ${status ? sql`invoices.status = ${status}` : sql`true`}`

/** Newest first, drafts before all; under the reader's policies. */
export const listInvoices = (tx: Tx, filter: InvoiceFilter, page: Page) =>
  tx.rows(
    onPage(
      withMoney
        .where(chosenBy(filter))
        .orderBy(sql`issued_on desc nulls first`)
        .orderBy('number', 'desc')
        .orderBy('id'),
      page,
    ),
  )

export const countInvoices = (tx: Tx, filter: InvoiceFilter, page: Page) =>
  countListed(tx, query.selectFrom('invoices').where(chosenBy(filter)).select('id'), page)

export const findInvoice = (tx: Tx, id: string) =>
  tx.first(
    withMoney.where('id', '=', id).select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('invoice_lines')
          .whereRef('invoice_lines.invoice_id', '=', 'invoices.id')
          .select(
            named('invoice_lines', [
              'id',
              'professional',
              'project',
              'startsOn',
              'minutes',
              'rateCents',
              'feeBasisPoints',
              'payCents',
              'feeCents',
              'creditNoteId',
            ]),
          )
          .orderBy('professional')
          .orderBy('starts_on')
          .orderBy('id'),
      ).as('lines'),
      jsonArrayFrom(
        eb
          .selectFrom('credit_notes')
          .whereRef('credit_notes.invoice_id', '=', 'invoices.id')
          .select(named('credit_notes', ['id', 'number', 'reason', 'issuedOn', 'totalCents']))
          .orderBy('created_at'),
      ).as('creditNotes'),
      jsonArrayFrom(
        eb
          .selectFrom('payments')
          .whereRef('payments.invoice_id', '=', 'invoices.id')
          .select(named('payments', ['id', 'kind', 'amountCents', 'reference', 'receivedOn']))
          .orderBy('created_at'),
      ).as('payments'),
      jsonArrayFrom(
        eb
          .selectFrom('charges')
          .whereRef('charges.invoice_id', '=', 'invoices.id')
          .select(named('charges', ['outcome', 'failureCode']))
          .orderBy('attempt', 'desc')
          .limit(1),
      ).as('charges'),
    ]),
  )

/** Payments, credit notes and charges of it wait for one another. */
export const lockInvoice = (tx: Tx, id: string) =>
  tx.first(query.selectFrom('invoices').select('id').where('id', '=', id).forUpdate())

export type StoredInvoice = NonNullable<Awaited<ReturnType<typeof findInvoice>>>

export const draftInvoice = async (
  tx: Tx,
  { firmId, engagementId, through }: { firmId: string; engagementId: string | null; through: string },
): Promise<string | null> =>
  (
    await tx.first(
      query.selectNoFrom(
        sql<string | null>`app.draft_invoice(${firmId}::uuid, ${engagementId}::uuid, ${through}::date)`.as('id'),
      ),
    )
  )?.id ?? null

/** By the product. */
export const issueDraft = (tx: Tx, id: string) =>
  tx.first(query.selectNoFrom(sql<string>`app.issue_invoice(${id}::uuid)`.as('number')))

/** By an admin. Undefined unless it is still a draft. */
export const setIssued = (tx: Tx, id: string, to: 'issued') =>
  tx.first(
    query
      .updateTable('invoices')
      .set({ status: to })
      .where('id', '=', id)
      .where('status', '=', 'draft')
      .returning(['id', 'number']),
  )

export const deleteDraftInvoice = (tx: Tx, id: string) =>
  tx.first(query.deleteFrom('invoices').where('id', '=', id).where('status', '=', 'draft').returning('id'))

/** Firms that have something to bill, and how they are billed. */
export const listBillable = (tx: Tx, firmId?: string) =>
  tx.rows(
    query
      .selectFrom(rowsOf('billable_weeks', sql`${firmId ?? null}::uuid`).as('week'))
      .innerJoin('firms', 'firms.id', 'week.firm_id')
      .groupBy('firms.id')
      .orderBy('firms.id')
      .select(named('firms', ['id', 'name', 'invoiceRhythm', 'invoiceScope', 'termsDays']))
      .select([
        sql<string[]>`array_agg(distinct week.engagement_id)`.as('engagementIds'),
        sql<number>`count(*)`.as('weeks'),
        sql<string>`min(week.ends_on)`.as('firstEndsOn'),
      ]),
  )

export const readOperatorDay = async (tx: Tx): Promise<string> =>
  (await tx.first(query.selectNoFrom(sql<string>`app.firm_today(null)`.as('today'))))?.today ?? ''

export const creditInvoice = async (
  tx: Tx,
  { id, lines, reason, returnsHours }: { id: string; lines: string[]; reason: string; returnsHours: boolean },
) =>
  (
    await tx.first(
      query.selectNoFrom(
        sql<string>`app.credit_invoice(${id}::uuid, ${lines}::uuid[], ${reason}::text, ${returnsHours}::boolean)`.as(
          'id',
        ),
      ),
    )
  )?.id

type Payment = {
  invoiceId: string
  /** What came from Stripe, or went back there. */
  chargeId?: string
  kind: 'transfer' | 'stripe' | 'refund' | 'refund_failed' | 'dispute' | 'dispute_won'
  amountCents: number
  reference: string
  receivedOn?: string
}

/** False when it was recorded before. */
export const insertPayment = async (
  tx: Tx,
  { invoiceId, chargeId, kind, amountCents, reference, receivedOn }: Payment,
) =>
  (await tx.count(
    query
      .insertInto('payments')
      .values({
        invoice_id: invoiceId,
        kind,
        amount_cents: amountCents,
        reference,
        ...(chargeId ? { charge_id: chargeId } : {}),
        ...(receivedOn ? { received_on: receivedOn } : {}),
      })
      .onConflict((conflict) => conflict.columns(['invoice_id', 'kind', 'reference']).doNothing()),
  )) === 1

/** Newest first; all of them, or so many. */
export const listLedger = (tx: Tx, firmId: string, most: number | null = null) =>
  tx.rows(
    query
      .selectFrom(rowsOf('firm_ledger', sql`${firmId}::uuid`, sql`${most}::int`).as('entry'))
      .select([
        'entry.day',
        'entry.kind',
        'entry.invoice_id as invoiceId',
        'entry.label',
        'entry.amount_cents as amountCents',
      ]),
  )

export const readBalance = (tx: Tx, firmId: string) =>
  tx.first(
    query
      .selectFrom(rowsOf('firm_balance', sql`${firmId}::uuid`).as('firm'))
      .select(['firm.balance_cents as balanceCents', 'firm.overdue_cents as overdueCents']),
  )

export const listInvoiceParties = (tx: Tx, id: string) =>
  tx.rows(
    query
      .selectFrom(rowsOf('invoice_parties', sql`${id}::uuid`).as('party'))
      .select(['party.email', 'party.first_name as firstName']),
  )

export const lapseInvoices = (tx: Tx) => tx.first(query.selectNoFrom(sql<number>`app.lapse_invoices()`.as('lapsed')))

/** Open ones from a few days before they are due; the oldest first. */
export const listToRemind = (tx: Tx) =>
  tx.rows(
    query
      .selectFrom('invoices')
      .where('status', 'in', chargeableStatuses)
      .where('due_on', '<=', sql<string>`app.firm_today(null) + 3`)
      .where((eb) => eb.or([eb('reminded_day', 'is', null), eb('reminded_day', '<', 30)]))
      .orderBy('due_on')
      .orderBy('id')
      .limit(1000)
      .select(named('invoices', ['id', 'dueOn', 'remindedDay'])),
  )

export const setReminded = (tx: Tx, id: string, day: number) =>
  tx.count(query.updateTable('invoices').set({ reminded_day: day }).where('id', '=', id))

/** How a firm is invoiced now. Others who change it wait until this one is done. */
export async function lockInvoicing(tx: Tx, firmId: string) {
  await tx.rows(
    query.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended('invoicing ' || ${firmId}, 0))`.as('locked')),
  )
  return tx.first(
    query
      .selectFrom('firms')
      .where('id', '=', firmId)
      .select(['invoice_rhythm as rhythm', 'invoice_scope as scope', 'terms_days as termsDays']),
  )
}

export const setInvoicing = async (
  tx: Tx,
  firmId: string,
  { rhythm, scope, termsDays }: { rhythm: string; scope: string; termsDays: number },
) =>
  (
    await tx.first(
      query.selectNoFrom(
        sql<boolean>`app.set_invoicing(${firmId}::uuid, ${rhythm}, ${scope}, ${termsDays}::int)`.as('isSet'),
      ),
    )
  )?.isSet ?? false

/** A credit note with the lines it credits. */
export const findCreditNote = (tx: Tx, id: string) =>
  tx.first(
    query
      .selectFrom('credit_notes')
      .innerJoin('invoices', 'invoices.id', 'credit_notes.invoice_id')
      .where('credit_notes.id', '=', id)
      .select(named('credit_notes', ['number', 'reason', 'issuedOn', 'invoiceId']))
      .select(named('invoices', ['client', 'clientPlace']))
      .select('invoices.number as credits'),
  )

/** The firm of the signed-in buyer. */
export const readOwnFirm = async (tx: Tx): Promise<string | undefined> =>
  (await tx.first(query.selectNoFrom(sql<string>`app.firm_id()`.as('id'))))?.id ?? undefined
