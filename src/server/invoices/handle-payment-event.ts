import type { Stripe } from 'stripe'
import { findCharge, hasNamelessCharge, setOutcome } from '#db/charges.ts'
import { findInvoice, insertPayment } from '#db/invoices.ts'
import type { Tx } from '#db/session.ts'
import { formatCents } from '#domain/money.ts'
import { Problem } from '#domain/problem.ts'
import { disputeEmail } from '../mail/templates/dispute.ts'
import { refundFailedEmail } from '../mail/templates/refund-failed.ts'
import type { Services } from '../services.ts'
import { outcomeOf } from './charge-invoice.ts'

const idOf = (given: string | { id: string } | null | undefined) =>
  typeof given === 'string' ? given : (given?.id ?? '')

/**
 * What Stripe says about money. Each fact is a row whose reference is Stripe's id, so that events may come twice and in any order: what
 * was paid stays paid when a failure of an earlier try arrives late.
 */
export async function handlePaymentEvent(tx: Tx, event: Stripe.Event, services: Services): Promise<void> {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.processing':
    case 'payment_intent.requires_action':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
      return follow(tx, event.data.object, new Date(event.created * 1000))
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return followRefund(tx, event.data.object, services)
    case 'charge.dispute.created':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated': {
      const { id, amount: amountCents, payment_intent: intent } = event.data.object
      const charge = await chargeOf(tx, idOf(intent))
      if (!charge) return
      const { invoiceId } = charge
      if (event.type === 'charge.dispute.created') return tellAdmins(tx, invoiceId, amountCents, disputeEmail, services)
      const kind = event.type === 'charge.dispute.funds_withdrawn' ? 'dispute' : 'dispute_won'
      await insertPayment(tx, { invoiceId, chargeId: charge.id, kind, amountCents, reference: id })
    }
  }
}

/** What we told Stripe about a charge is on its intent, and copied to its charge. */
const chargeOf = (tx: Tx, paymentIntentId: string, { invoice_id: invoiceId, attempt }: Stripe.Metadata = {}) =>
  findCharge(tx, {
    paymentIntentId,
    invoiceId: /^[0-9a-f-]{36}$/.test(invoiceId ?? '') ? invoiceId : undefined,
    attempt: attempt ? Number(attempt) : undefined,
  })

async function follow(tx: Tx, intent: Stripe.PaymentIntent, toldAt: Date): Promise<void> {
  const charge = await chargeOf(tx, intent.id, intent.metadata)
  if (!charge) return
  if (intent.status !== 'succeeded') {
    await setOutcome(tx, charge.id, outcomeOf(intent), toldAt)
    return
  }
  await setOutcome(tx, charge.id, { outcome: 'succeeded', paymentIntentId: intent.id }, toldAt)
  const { id: chargeId, invoiceId } = charge
  const amountCents = intent.amount_received
  if (amountCents > 0)
    await insertPayment(tx, { invoiceId, chargeId, kind: 'stripe', amountCents, reference: intent.id })
}

/** What was sent back counts from the moment Stripe was asked; if it comes back to us, however much later, that is another row. */
async function followRefund(tx: Tx, refund: Stripe.Refund, services: Services): Promise<void> {
  const charge = await chargeOf(tx, idOf(refund.payment_intent))
  if (!charge) {
    // It may be about the one whose id we don't know yet, so Stripe is asked to tell again.
    if (await hasNamelessCharge(tx)) throw new Problem('conflict', 'A charge is still under way.')
    return
  }
  const { id: reference, amount: amountCents, status } = refund
  const payment = { invoiceId: charge.invoiceId, chargeId: charge.id, amountCents, reference }
  await insertPayment(tx, { ...payment, kind: 'refund' })
  if (status !== 'failed' && status !== 'canceled') return
  if (await insertPayment(tx, { ...payment, kind: 'refund_failed' }))
    await tellAdmins(tx, charge.invoiceId, amountCents, refundFailedEmail, services)
}

async function tellAdmins(
  tx: Tx,
  invoiceId: string,
  amountCents: number,
  email: typeof disputeEmail,
  { env, mailer }: Services,
) {
  const invoice = await findInvoice(tx, invoiceId)
  if (!invoice?.number || !env.operatorEmail) return
  const facts = { number: invoice.number, client: invoice.client, amount: formatCents(amountCents) }
  await mailer.queue(tx, {
    to: env.operatorEmail,
    ...email({ ...facts, link: `${env.appUrl}/invoices/${invoiceId}` }),
  })
}
