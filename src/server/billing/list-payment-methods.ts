import { listPaymentMethods as endpoint } from '#contract/billing.ts'
import { billingMessages } from '#domain/billing/payment-method.ts'
import { externalRoute } from '../serve.ts'
import { requireStripe } from './call-stripe.ts'
import { loadMethods } from './load-methods.ts'
import { ownCustomerId } from './own-customer.ts'

export const listPaymentMethods = externalRoute(endpoint, async ({ customer }, me, { services }) => {
  requireStripe(services)
  const own = await ownCustomerId(me, services, customer)
  return { payment_methods: await loadMethods(own, billingMessages.notLoaded, services) }
})
