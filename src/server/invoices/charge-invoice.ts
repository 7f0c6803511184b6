import type { Stripe } from 'stripe'
import { type Charge, findChargeable, insertCharge, setOutcome } from '#db/charges.ts'
import { findInvoice, lockInvoice, type StoredInvoice } from '#db/invoices.ts'
import { invoiceMessages } from '#domain/invoices/recording.ts'
import { canBeCharged, invoiceLifeCycle, openCents } from '#domain/invoices/status.ts'
import { refusal } from '#domain/life-cycle.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { callStripe, isStripeError, requireStripe } from '../billing/call-stripe.ts'
import { loadMethods } from '../billing/load-methods.ts'
import type { Services } from '../services.ts'

/** Collects what is open of an invoice by the stored method. The charge is written first: whoever continues after a crash asks for the same one. */
export async function chargeInvoice(invoiceId: string, services: Services, expectedOpenCents?: number): Promise<void> {
  const { customerId, methodId } = await storedMethod(invoiceId, services)
  const charge = await services.db.asSystem(async (tx) => {
    // A payment recorded at the same moment comes before or after, so that exactly the open amount is charged.
    await lockInvoice(tx, invoiceId)
    const invoice = await findInvoice(tx, invoiceId)
    if (!invoice) throw notFound(invoiceMessages.notFound)
    refuseUnseen(invoice, expectedOpenCents)
    const amountCents = openCents(invoice)
    const isOpen = canBeCharged(invoice.status) && amountCents > 0
    const started = isOpen ? await insertCharge(tx, { invoiceId, amountCents, customerId, methodId }) : undefined
    if (!started)
      throw refusal(invoiceLifeCycle, {
        move: 'charge',
        seen: invoice.status,
        now: isOpen ? 'processing' : invoice.status,
      })
    return started
  })
  await askStripe(charge, services)
}

/** A refund or a dispute may have raised what is open since the firm saw it, a transfer or a credit note lowered it. */
export function refuseUnseen(invoice: StoredInvoice, expectedOpenCents: number | undefined): void {
  const isSeen = expectedOpenCents === undefined || openCents(invoice) === expectedOpenCents
  if (canBeCharged(invoice.status) && !isSeen) throw new Problem('conflict', invoiceMessages.openChanged)
}

/** What the firm is charged by now. */
export async function storedMethod(invoiceId: string, services: Services) {
  requireStripe(services)
  const found = await services.db.asSystem((tx) => findChargeable(tx, invoiceId))
  if (!found) throw notFound(invoiceMessages.notFound)
  const { customerId } = found
  const methods = customerId ? await loadMethods(customerId, invoiceMessages.notCharged, services) : []
  const method = methods.find((one) => one.is_default)
  if (!customerId || !method) throw new Problem('conflict', invoiceMessages.noMethod)
  return { customerId, methodId: method.id }
}

/** Continues a charge whose process may have died. Stripe forgets a key after a day, so it is asked first whether it has the charge. */
export async function continueCharge(charge: Charge, services: Services): Promise<void> {
  const { id, invoiceId, attempt, customerId, createdAt } = charge
  const found = await callStripe(services, invoiceMessages.notCharged, async (stripe) => {
    const created = { gte: Math.floor(+createdAt / 1000) - clockDifferenceSeconds }
    for await (const intent of stripe.paymentIntents.list({ customer: customerId, created, limit: 100 }))
      if (intent.metadata.invoice_id === invoiceId && intent.metadata.attempt === String(attempt)) return intent
    return undefined
  })
  if (found) await services.db.asSystem((tx) => setOutcome(tx, id, outcomeOf(found)))
  else await askStripe(charge, services)
}

const clockDifferenceSeconds = 3600

/**
 * Asks for a charge, or for the same one again: Stripe answers the same to the same key. It never marks an invoice as paid, which the
 * webhook alone does.
 */
async function askStripe(charge: Charge, services: Services): Promise<void> {
  const { id, invoiceId, attempt, amountCents, customerId, methodId } = charge
  const outcome = await callStripe(services, invoiceMessages.notCharged, (stripe) =>
    stripe.paymentIntents
      .create(
        {
          amount: amountCents,
          currency: 'usd',
          customer: customerId,
          payment_method: methodId,
          allowed_payment_method_types: ['card', 'us_bank_account'],
          off_session: true,
          confirm: true,
          metadata: { invoice_id: invoiceId, attempt: String(attempt) },
        },
        { idempotencyKey: `invoice-${invoiceId}-${attempt}` },
      )
      .catch(refused)
      .then(outcomeOf, refusedForGood),
  )
  await services.db.asSystem((tx) => setOutcome(tx, id, outcome))
}

/** A card that was declined, a bank that asks, or an intent that has moved on is an answer. */
export function refused(error: unknown): Stripe.PaymentIntent {
  const intent = isStripeError(error) ? error.payment_intent : undefined
  if (!intent) throw error
  return {
    ...intent,
    last_payment_error: intent.last_payment_error ?? { code: (error as { code?: string }).code },
  } as Stripe.PaymentIntent
}

/** An amount that is too small, or a card that was removed meanwhile, makes no intent, however often Stripe is asked. */
function refusedForGood(error: unknown) {
  const isForGood = isStripeError(error) && error.type === 'StripeInvalidRequestError' && error.statusCode !== 409
  if (!isForGood) throw error
  return { outcome: 'failed' as const, paymentIntentId: null, failureCode: error.code ?? null }
}

/** Money that Stripe has is told by the webhook: until then it is being processed. */
export function outcomeOf({
  id,
  status,
  last_payment_error: error,
}: Pick<Stripe.PaymentIntent, 'id' | 'status' | 'last_payment_error'>) {
  const failureCode = error?.decline_code ?? error?.code ?? null
  const paymentIntentId = id
  if (status === 'canceled') return { outcome: 'failed' as const, paymentIntentId, failureCode: 'canceled' }
  if (status === 'requires_action' || failureCode === 'authentication_required')
    return { outcome: 'action' as const, paymentIntentId, failureCode: 'authentication_required' }
  if (status === 'succeeded' || status === 'processing') return { outcome: 'processing' as const, paymentIntentId }
  return { outcome: 'failed' as const, paymentIntentId, failureCode }
}
