import type { Services } from '../services.ts'
import { askStripe } from './ask-stripe.ts'

/** Asks Stripe to delete a customer whose account is gone, with their payment methods. The account is gone either way. */
export async function forgetCustomer(customerId: string, services: Services): Promise<void> {
  if (!services.stripe) return
  await askStripe(services, 'not forgotten', (stripe) => stripe.customers.del(customerId)).catch(() =>
    services.log.error({ customerId }, 'customer not deleted at Stripe'),
  )
}
