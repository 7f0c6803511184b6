import { listCustomerDeletions, removeCustomerDeletion } from '#db/billing.ts'
import type { Tx } from '#db/session.ts'
import type { JobKind } from '../jobs/job-kind.ts'
import type { Services } from '../services.ts'
import { callStripe } from './call-stripe.ts'

type Dependencies = Pick<Services, 'db' | 'stripe' | 'log'>

/** Asks Stripe to delete the customers whose accounts are gone, with their payment methods. Those that fail stay for the next run. */
export async function deleteCustomers({ db, stripe, log }: Dependencies): Promise<number> {
  if (!stripe) return 0
  let count = 0
  for (const customerId of await db.asSystem(listCustomerDeletions)) {
    const isGone = await callStripe({ stripe, log }, 'not forgotten', () => deleteCustomer(stripe, customerId)).catch(
      () => false,
    )
    if (isGone) count += await db.asSystem((tx) => removeCustomerDeletion(tx, customerId))
  }
  return count
}

/** When an account is deleted, its customer waits for this; the job retries failures. */
export const deleteCustomerOf = async (_tx: Tx, _userId: string, services: Dependencies) => () =>
  deleteCustomers(services)

/** One that Stripe doesn't know is already gone. */
const deleteCustomer = (stripe: NonNullable<Services['stripe']>, customerId: string) =>
  stripe.customers.del(customerId).then(
    () => true,
    (error) => {
      if (error.code === 'resource_missing') return true
      throw error
    },
  )

export const deleteCustomersJob = (means: Dependencies): JobKind => ({
  kind: 'delete-customers',
  everySeconds: 60 * 60,
  run: () => deleteCustomers(means),
})
