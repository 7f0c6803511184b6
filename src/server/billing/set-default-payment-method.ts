import { setDefaultPaymentMethod as endpoint } from '#contract/billing.ts'
import { billingMessages } from '#domain/billing/payment-method.ts'
import { externalRoute } from '../serve.ts'
import { callStripe, requireStripe } from './call-stripe.ts'
import { noteMethods } from './note-methods.ts'
import { ownMethod } from './own-method.ts'

export const setDefaultPaymentMethod = externalRoute(endpoint, async ({ id }, me, { services }) => {
  requireStripe(services)
  const customer = await ownMethod(id, me, services)
  await callStripe(services, billingMessages.notChosen, (stripe) =>
    stripe.customers.update(customer, { invoice_settings: { default_payment_method: id } }),
  )
  return { payment_methods: await noteMethods(customer, services) }
})
