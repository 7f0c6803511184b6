import { createSetupIntent as endpoint } from '#contract/billing.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { billingMessages } from '#domain/billing/payment-method.ts'
import { Problem } from '#domain/problem.ts'
import { limitAttempts } from '../accounts/limit-attempts.ts'
import { externalRoute } from '../serve.ts'
import { callStripe, requireStripe } from './call-stripe.ts'
import { ownCustomerId } from './own-customer.ts'

/** Limited per account, because stolen cards are tested on forms like this one. */
export const createSetupIntent = externalRoute(
  endpoint,
  async ({ customer, payment_method_types }, me, { services }) => {
    requireStripe(services)
    const own = await ownCustomerId(me, services, customer)
    await limitAttempts([{ limit: attemptLimits.setupIntentPerAccount, of: me.userId }], services)
    const { client_secret } = await callStripe(services, billingMessages.notStarted, (stripe) =>
      stripe.setupIntents.create({
        customer: own,
        allowed_payment_method_types: payment_method_types,
        usage: 'off_session',
      }),
    )
    if (!client_secret) throw new Problem('unavailable', billingMessages.notStarted)
    return { client_secret }
  },
)
