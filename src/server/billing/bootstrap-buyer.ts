import { bootstrapBuyer as endpoint } from '#contract/billing.ts'
import { linkCustomer } from '#db/billing.ts'
import { billingMessages } from '#domain/billing/payment-method.ts'
import { forbidden } from '#domain/problem.ts'
import { externalRoute } from '../serve.ts'
import { callStripe, requireStripe } from './call-stripe.ts'
import { ownBuyer, ownCustomerId } from './own-customer.ts'

/**
 * Creates the firm's customer once. Stripe returns the same one for the same attempt, so that clicking twice, another process or
 * a crash before the link is written lead to one customer. The request must not change between attempts, so it has no name, and
 * each owner's attempts have a key of their own; the firm keeps the first customer.
 */
export const bootstrapBuyer = externalRoute(endpoint, async ({ user_id }, me, { services }) => {
  requireStripe(services)
  if (user_id !== me.userId) throw forbidden()
  const { buyerId, email, customerId, attempt } = await ownBuyer(me, services)
  const answer = { buyer_id: buyerId, email }
  if (customerId) return { ...answer, stripe_customer_id: customerId }
  const made = await callStripe(services, billingMessages.notLoaded, (stripe) =>
    stripe.customers.create(
      { email, metadata: { buyer_id: buyerId } },
      { idempotencyKey: `customer-${attempt}-${buyerId}` },
    ),
  )
  await services.db.asSystem((tx) => linkCustomer(tx, { attempt, customerId: made.id }))
  return { ...answer, stripe_customer_id: await ownCustomerId(me, services) }
})
