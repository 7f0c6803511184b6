import { listCreditRefunds } from '#db/charges.ts'
import { callStripe } from '../billing/call-stripe.ts'
import type { Services } from '../services.ts'

/**
 * Sends back by Stripe what a credit note left over of payments that came from there; the webhook writes it down. The note says how much comes from which charge. A refused one doesn't hold up the others, and the job runs again. A transfer is sent back by hand.
 */
export async function refundCredit(noteId: string, services: Services): Promise<void> {
  if (!services.stripe) return
  const failures: unknown[] = []
  for (const refund of await services.db.asSystem((tx) => listCreditRefunds(tx, noteId)))
    await sendBack(refund, noteId, services).catch((error) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

type Refund = Awaited<ReturnType<typeof listCreditRefunds>>[number]

/** Note and charge are the key, so that a job that runs again asks for the same refund. Stripe forgets a key after a day, so it is asked first whether it has it. */
const sendBack = ({ chargeId, paymentIntentId, amountCents }: Refund, noteId: string, services: Services) =>
  callStripe(services, 'not refunded', async (stripe) => {
    const payment = { payment_intent: paymentIntentId as string }
    for await (const { metadata } of stripe.refunds.list({ ...payment, limit: 100 }))
      if (metadata?.credit_note_id === noteId) return
    await stripe.refunds.create(
      { ...payment, amount: amountCents, metadata: { credit_note_id: noteId } },
      { idempotencyKey: `credit-${noteId}-${chargeId}` },
    )
  })
