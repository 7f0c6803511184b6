import type { Stripe } from 'stripe'
import { customerOwners, queueMethodRead, unlinkCustomer } from '#db/billing.ts'
import type { Tx } from '#db/session.ts'
import { paymentMethodChangedEmail } from '../mail/templates/payment-method-changed.ts'
import type { Services } from '../services.ts'

/**
 * What an event changes here. Methods are always read from Stripe, so the order of events doesn't matter; events we don't use
 * are only stored.
 */
export async function handleEvent(tx: Tx, event: Stripe.Event, services: Services): Promise<void> {
  switch (event.type) {
    case 'customer.deleted':
      await unlinkCustomer(tx, event.data.object.id)
      break
    case 'payment_method.attached':
      await notifyOwners(tx, event, event.data.object.customer, services)
      break
    case 'payment_method.detached':
      await notifyOwners(tx, event, event.data.previous_attributes?.customer, services)
      break
  }
}

type MethodEvent = Stripe.PaymentMethodAttachedEvent | Stripe.PaymentMethodDetachedEvent

/** The owners of the firm are emailed about a payment method change, whoever made it. */
async function notifyOwners(
  tx: Tx,
  { id: eventId, type, created, data }: MethodEvent,
  customer: string | { id: string } | null | undefined,
  { mailer, env }: Services,
) {
  if (!customer) return
  const id = typeof customer === 'string' ? customer : customer.id
  await queueMethodRead(tx, id, eventId)
  const { card, us_bank_account: bank } = data.object
  const change = type === 'payment_method.attached' ? 'added' : 'removed'
  const last4 = card?.last4 ?? bank?.last4 ?? null
  const when = new Date(created * 1000)
  for (const { email, name } of await customerOwners(tx, id)) {
    const facts = { name: name ?? '', last4, when, link: `${env.appUrl}/billing` }
    await mailer.queue(tx, { to: email, ...paymentMethodChangedEmail(change, facts) })
  }
}
