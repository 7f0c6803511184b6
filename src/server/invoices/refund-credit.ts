import { findRefundable } from '#db/charges.ts'
import { callStripe } from '../billing/call-stripe.ts'
import type { Services } from '../services.ts'

/**
 * Sends back by Stripe what a credit note left over of a payment that came from there; the webhook writes it down. The note is the key, so
 * that a job that runs again asks for the same refund. A transfer is sent back by hand.
 */
export async function refundCredit(invoiceId: string, noteId: string, services: Services): Promise<void> {
  if (!services.stripe) return
  const found = await services.db.asSystem((tx) => findRefundable(tx, invoiceId, noteId))
  if (!found || found.cents <= 0) return
  await callStripe(services, 'not refunded', (stripe) =>
    stripe.refunds.create(
      { payment_intent: found.paymentIntentId, amount: found.cents },
      { idempotencyKey: `credit-${noteId}` },
    ),
  )
}
