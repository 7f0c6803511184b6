import { queryOptions } from '@tanstack/react-query'
import { bootstrapBuyer, listPaymentMethods, readBilling } from '#contract/billing.ts'
import { billingMessages } from '#domain/billing/payment-method.ts'
import { Problem } from '#domain/problem.ts'
import { call, ForeignAnswer } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { problemMessage } from '../problem-message.ts'
import { saidBy } from './said-by.ts'

/** What the page shows of the buyer's own customer; null where billing is not configured. */
export const billingQuery = (me: { id: string; email: string }) =>
  queryOptions({
    queryKey: resourceKey(readBilling),
    queryFn: async ({ signal }) => {
      const { publishableKey } = await call(readBilling, {}, { signal })
      if (!publishableKey) return null
      const account = { user_id: me.id, email: me.email }
      const { stripe_customer_id: customer } = await call(bootstrapBuyer, account, { signal }).catch(namedFailure)
      const { payment_methods: methods } = await call(listPaymentMethods, { customer }, { signal })
      return { publishableKey, customer, methods }
    },
  })

export type Billing = NonNullable<Awaited<ReturnType<NonNullable<ReturnType<typeof billingQuery>['queryFn']>>>>

/** Without a message of its own, a failed account says what failed. */
const namedFailure = (error: unknown): never => {
  if (!(error instanceof Problem) || error instanceof ForeignAnswer || error.message) throw error
  throw new Problem(error.code, billingMessages.noAccount)
}

export function billingMessage(error: unknown, fallback: string): string {
  // What calls itself a success has nothing to say about the failure.
  if (error instanceof ForeignAnswer && error.answer.status >= 400) return saidBy(error.answer)
  if (error instanceof Problem && error.code === 'not_signed_in') return billingMessages.notSignedIn
  return problemMessage(error, fallback)
}
