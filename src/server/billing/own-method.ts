import type { Principal } from '#db/session.ts'
import { billingMessages } from '#domain/billing/payment-method.ts'
import { notFound } from '#domain/problem.ts'
import type { Services } from '../services.ts'
import { loadMethods } from './load-methods.ts'
import { ownCustomerId } from './own-customer.ts'

/** The customer of one of the signed-in buyer's own methods. Other methods are not looked up at Stripe. */
export async function ownMethod(id: string, me: Principal, services: Services): Promise<string> {
  const customer = await ownCustomerId(me, services)
  const methods = await loadMethods(customer, billingMessages.notRefreshed, services)
  if (!methods.some((method) => method.id === id)) throw notFound('This payment method no longer exists.')
  return customer
}
