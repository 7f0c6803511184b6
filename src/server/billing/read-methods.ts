import { setHasPaymentMethod } from '#db/billing.ts'
import { billingMessages } from '#domain/billing/payment-method.ts'
import type { JobKind } from '../jobs/job-kind.ts'
import type { Services } from '../services.ts'
import { loadMethods } from './load-methods.ts'

/** An event says that a customer's methods changed; Stripe says which there are. The key is `<customer>:<event>`. */
export const readMethodsJob = (services: Services): JobKind => ({
  kind: 'read-payment-methods',
  run: async ({ key }) => {
    const [customer = ''] = key.split(':')
    if (!services.stripe) return 0
    const methods = await loadMethods(customer, billingMessages.notLoaded, services)
    return (tx) => setHasPaymentMethod(tx, customer, methods.length > 0)
  },
})
