import type { PaymentMethod } from '#contract/billing.ts'
import { setHasPaymentMethod } from '#db/billing.ts'
import { billingMessages } from '#domain/billing/payment-method.ts'
import type { Services } from '../services.ts'
import { loadMethods } from './load-methods.ts'

/** After a change: the methods as Stripe has them now, and whether there is one, which the gate of engagements asks for. */
export async function noteMethods(customer: string, services: Services): Promise<PaymentMethod[]> {
  const methods = await loadMethods(customer, billingMessages.notRefreshed, services)
  await services.db.asSystem((tx) => setHasPaymentMethod(tx, customer, methods.length > 0))
  return methods
}
