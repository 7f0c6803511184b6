import { sql } from 'kysely'
import { query, type Tx } from './session.ts'

/** The signed-in buyer's record with the customer of their firm. */
export const ownCustomer = (tx: Tx) =>
  tx.first(
    query
      .selectFrom('buyers')
      .innerJoin('firms', 'firms.id', 'firm_id')
      .where('user_id', '=', sql<string>`app.user_id()`)
      .select(['buyers.id as buyerId', 'email', 'stripe_customer_id as customerId', 'stripe_attempt as attempt']),
  )

/** Keeps the customer that an attempt has made, unless the firm has one or another attempt was begun since. */
export const linkCustomer = (tx: Tx, { attempt, customerId }: { attempt: string; customerId: string }) =>
  tx.count(
    query
      .updateTable('firms')
      .set({ stripe_customer_id: customerId })
      .where('stripe_attempt', '=', attempt)
      .where('stripe_customer_id', 'is', null),
  )

/** Forgets a customer that Stripe no longer knows; the next one is made by a new attempt. */
export const unlinkCustomer = (tx: Tx, customerId: string) =>
  tx.count(
    query
      .updateTable('firms')
      .set({ stripe_customer_id: null, stripe_attempt: sql<string>`gen_random_uuid()`, has_payment_method: false })
      .where('stripe_customer_id', '=', customerId),
  )

/** Whether there is something to charge: an engagement needs it to start. */
export const setHasPaymentMethod = (tx: Tx, customerId: string, hasOne: boolean) =>
  tx.count(
    query
      .updateTable('firms')
      .set({ has_payment_method: hasOne })
      .where('stripe_customer_id', '=', customerId)
      .where('has_payment_method', '<>', hasOne),
  )

/** Reads a customer's methods from Stripe later, once for each event. */
export const queueMethodRead = (tx: Tx, customerId: string, eventId: string) =>
  tx.count(
    query
      .insertInto('jobs')
      .values({ kind: 'read-payment-methods', key: `${customerId}:${eventId}` })
      .onConflict((conflict) => conflict.doNothing()),
  )

/** The owners of the firm that a customer belongs to. */
export const customerOwners = (tx: Tx, customerId: string) =>
  tx.rows(
    query
      .selectFrom('firms')
      .innerJoin('buyers', 'buyers.firm_id', 'firms.id')
      .innerJoin('users', 'users.id', 'buyers.user_id')
      .where('stripe_customer_id', '=', customerId)
      .where('firm_role', '=', 'owner')
      .select(['users.email', 'users.name']),
  )

export const listCustomerDeletions = async (tx: Tx): Promise<string[]> =>
  (await tx.rows(query.selectFrom('customers_to_delete').orderBy('left_at').limit(100).select('customer_id'))).map(
    ({ customer_id }) => customer_id,
  )

export const removeCustomerDeletion = (tx: Tx, customerId: string) =>
  tx.count(query.deleteFrom('customers_to_delete').where('customer_id', '=', customerId))

/** True for the first delivery of an event. One that comes at the same time waits for it, and finds it done. */
export const recordStripeEvent = async (tx: Tx, event: { id: string; type: string; happenedAt: Date }) =>
  (await tx.count(
    query
      .insertInto('stripe_events')
      .values({ id: event.id, type: event.type, happened_at: event.happenedAt })
      .onConflict((conflict) => conflict.doNothing()),
  )) === 1

export const clearStripeEvents = (tx: Tx) =>
  tx.count(query.deleteFrom('stripe_events').where('received_at', '<', sql<Date>`now() - interval '31 days'`))
