import { ownCustomer, unlinkCustomer } from '#db/billing.ts'
import type { Principal } from '#db/session.ts'
import { notFound } from '#domain/problem.ts'
import type { Services } from '../services.ts'

/** The signed-in buyer's record; their customer may be yet to be made. */
export async function ownBuyer({ userId }: Principal, { db }: Services) {
  const buyer = await db.asUser({ userId }, ownCustomer)
  if (!buyer) throw notFound()
  return buyer
}

/** The signed-in buyer's customer. Another one that the request names is not found, and Stripe is not asked. */
export async function ownCustomerId(me: Principal, services: Services, named?: string): Promise<string> {
  const { customerId } = await ownBuyer(me, services)
  if (!customerId || (named !== undefined && named !== customerId)) throw notFound()
  return customerId
}

/** Stripe knows the customer no more: deleted there, or made with other keys. The next visit makes another. */
export async function renewCustomer(customerId: string, { db }: Services): Promise<never> {
  await db.asSystem((tx) => unlinkCustomer(tx, customerId))
  throw notFound('Your billing record was renewed. Please try again.')
}
