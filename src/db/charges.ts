import { sql } from 'kysely'
import { chargeableStatuses } from '#domain/invoices/status.ts'
import { named } from './columns.ts'
import { query, type Tx } from './session.ts'

const columns = named('charges', [
  'id',
  'invoiceId',
  'attempt',
  'amountCents',
  'customerId',
  'methodId',
  'paymentIntentId',
  'outcome',
  'createdAt',
])

/** Written before Stripe is asked. Undefined while another charge of the invoice is under way. */
export const insertCharge = (
  tx: Tx,
  {
    invoiceId,
    amountCents,
    customerId,
    methodId,
  }: { invoiceId: string; amountCents: number; customerId: string; methodId: string },
) =>
  tx.first(
    query
      .insertInto('charges')
      .values({
        invoice_id: invoiceId,
        attempt: sql<number>`(select coalesce(max(attempt), 0) + 1 from charges where invoice_id = ${invoiceId})`,
        amount_cents: amountCents,
        customer_id: customerId,
        method_id: methodId,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(columns),
  )

export type Charge = NonNullable<Awaited<ReturnType<typeof insertCharge>>>

type Outcome = 'processing' | 'action' | 'failed' | 'succeeded'

type Told = { outcome: Outcome; paymentIntentId: string | null; failureCode?: string | null }

const rank = (outcome: unknown) =>
  sql<number>`array_position(array['started', 'processing', 'action', 'failed', 'succeeded'], ${outcome}::text)`

/**
 * What Stripe says of a charge. An answer counts while nothing else was told; of events the latest counts, whatever the order in which
 * they come, and of the same second the one that is further. What succeeded stays so.
 */
export const setOutcome = (tx: Tx, id: string, { outcome, paymentIntentId, failureCode = null }: Told, toldAt?: Date) =>
  tx.count(
    query
      .updateTable('charges')
      .set({
        outcome,
        failure_code: failureCode,
        ...(paymentIntentId ? { payment_intent_id: paymentIntentId } : {}),
        ...(toldAt ? { told_at: toldAt } : {}),
      })
      .where('id', '=', id)
      .where('outcome', '<>', 'succeeded')
      .$if(toldAt === undefined, (all) => all.where('outcome', '=', 'started'))
      .$if(toldAt !== undefined && outcome !== 'succeeded', (all) =>
        all.where(
          sql<boolean>`(told_at is null or told_at < ${toldAt} or (told_at = ${toldAt} and ${rank(sql.ref('outcome'))} < ${rank(outcome)}))`,
        ),
      ),
  )

/**
 * By the id of Stripe, or by what we told Stripe about it, if we died before writing that id down. It is locked: what Stripe tells of one
 * charge at once takes turns.
 */
export const findCharge = (
  tx: Tx,
  {
    paymentIntentId,
    invoiceId,
    attempt,
  }: { paymentIntentId: string; invoiceId?: string | undefined; attempt?: number | undefined },
) =>
  tx.first(
    query
      .selectFrom('charges')
      .select(columns)
      .where((eb) =>
        eb.or([
          eb('payment_intent_id', '=', paymentIntentId),
          ...(invoiceId && attempt ? [eb.and([eb('invoice_id', '=', invoiceId), eb('attempt', '=', attempt)])] : []),
        ]),
      )
      .forUpdate(),
  )

/** What waits for the owner of the card. */
export const findWaiting = (tx: Tx, invoiceId: string) =>
  tx.first(
    query.selectFrom('charges').select(columns).where('invoice_id', '=', invoiceId).where('outcome', '=', 'action'),
  )

/** Unless the owner of the card was faster. */
export const setCanceled = (tx: Tx, id: string) =>
  tx.count(
    query
      .updateTable('charges')
      .set({ outcome: 'failed', failure_code: 'canceled' })
      .where('id', '=', id)
      .where('outcome', '=', 'action'),
  )

/** What was begun a while ago and never answered: whoever asked may have died. */
export const listInterrupted = (tx: Tx, olderThanSeconds: number) =>
  tx.rows(
    query
      .selectFrom('charges')
      .select(columns)
      .where('outcome', '=', 'started')
      .where('created_at', '<=', sql<Date>`now() - make_interval(secs => ${olderThanSeconds})`)
      .orderBy('created_at')
      .limit(100),
  )

export const latestCharge = (tx: Tx, invoiceId: string) =>
  tx.first(
    query.selectFrom('charges').select(columns).where('invoice_id', '=', invoiceId).orderBy('attempt', 'desc').limit(1),
  )

/** The firm's customer, and what is open of an invoice that can be charged. */
export const findChargeable = (tx: Tx, invoiceId: string) =>
  tx.first(
    query
      .selectFrom('invoices')
      .innerJoin('firms', 'firms.id', 'invoices.firm_id')
      .where('invoices.id', '=', invoiceId)
      .select(['invoices.status', 'firms.stripe_customer_id as customerId']),
  )

/** Due and never tried, or failed some days ago, of firms that have a customer. Money that went back is for people to ask for again. */
export const listToCollect = (tx: Tx) =>
  tx.rows(
    query
      .selectFrom('invoices')
      .innerJoin('firms', 'firms.id', 'invoices.firm_id')
      .where('firms.stripe_customer_id', 'is not', null)
      .where('invoices.status', 'in', chargeableStatuses)
      .where('due_on', '<=', sql<string>`app.firm_today(null)`)
      .where(
        sql<boolean>`not exists (select from charges c where c.invoice_id = invoices.id
          and (c.outcome in ('started', 'processing', 'action') or c.updated_at > now() - interval '3 days'))
        and not exists (select from payments p where p.invoice_id = invoices.id and p.paid_cents < 0)
        and (select count(*) from charges c where c.invoice_id = invoices.id) < 4`,
      )
      .orderBy('due_on')
      .limit(100)
      .select('invoices.id'),
  )

/** Whether Stripe may have a charge whose id we don't know: whoever asked for it died, or waits for the answer. */
export const hasNamelessCharge = async (tx: Tx): Promise<boolean> =>
  (await tx.first(
    query
      .selectFrom('charges')
      .select('id')
      .where('outcome', '=', 'started')
      .where('payment_intent_id', 'is', null)
      .limit(1),
  )) !== undefined

/** What a credit note sends back, from its newest charge on. */
export const listCreditRefunds = (tx: Tx, noteId: string) =>
  tx.rows(
    query
      .selectFrom('credit_refunds')
      .innerJoin('charges', 'charges.id', 'credit_refunds.charge_id')
      .where('credit_note_id', '=', noteId)
      .orderBy('attempt', 'desc')
      .select(named('credit_refunds', ['chargeId', 'amountCents']))
      .select('charges.payment_intent_id as paymentIntentId'),
  )
