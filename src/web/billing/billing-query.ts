import { queryOptions } from '@tanstack/react-query'
import { bootstrapBuyer, listPaymentMethods, readBilling } from '#contract/billing.ts'
import { billingMessages } from '#domain/billing/payment-method.ts'
import { Problem } from '#domain/problem.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { problemMessage } from '../problem-message.ts'

/** What the page shows of the buyer's own customer; null where billing is not configured. */
export const billingQuery = (me: { id: string; email: string }) =>
  queryOptions({
    queryKey: resourceKey(readBilling),
    queryFn: async ({ signal }) => {
      const { publishableKey } = await call(readBilling, {}, { signal })
      if (!publishableKey) return null
      const { stripe_customer_id: customer } = await call(
        bootstrapBuyer,
        { user_id: me.id, email: me.email },
        { signal },
      )
      const { payment_methods: methods } = await call(listPaymentMethods, { customer }, { signal })
      return { publishableKey, customer, methods }
    },
  })

export type Billing = NonNullable<Awaited<ReturnType<NonNullable<ReturnType<typeof billingQuery>['queryFn']>>>>

export const billingMessage = (error: unknown, fallback: string): string =>
  error instanceof Problem && error.code === 'not_signed_in'
    ? billingMessages.notSignedIn
    : problemMessage(error, fallback)
