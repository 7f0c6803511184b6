import { ownCustomer, unlinkCustomer } from '#db/billing.ts'
import type { Principal } from '#db/session.ts'
import { notFound } from '#domain/problem.ts'
import type { Services } from '../services.ts'

/** The signed-in buyer's record and their firm's customer, if there is one yet. */
export async function ownBuyer({ userId }: Principal, { db }: Services) {
  const buyer = await db.asUser({ userId }, ownCustomer)
  if (!buyer) throw notFound()
  return buyer
}

/** The customer of the signed-in buyer's firm. A different one in the request gets a 404 without calling Stripe. */
export async function ownCustomerId(me: Principal, services: Services, named?: string): Promise<string> {
  const { customerId } = await ownBuyer(me, services)
  if (!customerId || (named !== undefined && named !== customerId)) throw notFound()
  return customerId
}

/** Stripe no longer knows the customer: deleted there, or created with other keys. The next visit creates another. */
export async function renewCustomer(customerId: string, { db }: Services): Promise<never> {
  await db.asSystem((tx) => unlinkCustomer(tx, customerId))
  throw notFound('Your billing record was renewed. Please try again.')
}
