import { type Charge, findWaiting, setCanceled } from '#db/charges.ts'
import { invoiceMessages } from '#domain/invoices/recording.ts'
import { callStripe } from '../billing/call-stripe.ts'
import type { Services } from '../services.ts'
import { refused } from './charge-invoice.ts'

/** Takes back a charge that waits for the owner of the card. What they confirmed a moment before stands, and the webhook tells of it. */
export async function cancelCharge({ id, paymentIntentId }: Charge, services: Services): Promise<void> {
  if (!paymentIntentId) return
  const { status } = await callStripe(services, invoiceMessages.notCharged, (stripe) =>
    stripe.paymentIntents.cancel(paymentIntentId).catch(refused),
  )
  if (status === 'canceled') await services.db.asSystem((tx) => setCanceled(tx, id))
}

/** Once part of an invoice was paid or credited otherwise, nobody confirms an earlier charge of it anymore. */
export async function cancelWaiting(invoiceId: string, services: Services): Promise<void> {
  const waiting = services.stripe && (await services.db.asSystem((tx) => findWaiting(tx, invoiceId)))
  if (waiting) await cancelCharge(waiting, services)
}
