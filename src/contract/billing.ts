import * as z from 'zod/mini'
import { paymentMethodTypes } from '#domain/billing/payment-method.ts'
import { owningRoles } from '#domain/firms/role.ts'
import { endpoint, nothing } from './endpoint.ts'

const stripeId = z.string().check(z.regex(/^\w{1,255}$/))

const paymentMethod = z.strictObject({
  id: z.string(),
  type: z.enum(paymentMethodTypes),
  /** The card's brand or the bank. */
  name: z.string(),
  last4: z.string(),
  exp_month: z.nullable(z.int()),
  exp_year: z.nullable(z.int()),
  is_default: z.boolean(),
})
export type PaymentMethod = z.output<typeof paymentMethod>

const paymentMethods = z.strictObject({ payment_methods: z.array(paymentMethod) })

export const readBilling = endpoint({
  method: 'GET',
  path: '/api/billing',
  access: 'buyer',
  firmRoles: owningRoles,
  summary: 'Whether payment methods are available, and the key the browser uses with Stripe',
  input: nothing,
  output: z.strictObject({ publishableKey: z.nullable(z.string()) }),
})

export const bootstrapBuyer = endpoint({
  method: 'POST',
  path: '/api/billing/bootstrap-buyer',
  access: 'buyer',
  firmRoles: owningRoles,
  summary: "The Stripe customer of the signed-in owner's firm, created if there is none",
  input: z.strictObject({
    user_id: z.uuid(),
    email: z.string().check(z.trim(), z.minLength(1, 'Missing email'), z.maxLength(254)),
  }),
  output: z.strictObject({ buyer_id: z.string(), email: z.string(), stripe_customer_id: z.string() }),
})

export const listPaymentMethods = endpoint({
  method: 'GET',
  path: '/api/billing/payment-methods',
  access: 'buyer',
  firmRoles: owningRoles,
  summary: "The payment methods of the firm's customer, oldest first",
  input: z.strictObject({ customer: stripeId }),
  output: paymentMethods,
})

export const createSetupIntent = endpoint({
  method: 'POST',
  path: '/api/billing/create-setup-intent',
  access: 'buyer',
  firmRoles: owningRoles,
  summary: 'Start adding a payment method, which the browser then sends to Stripe only',
  input: z.strictObject({
    customer: stripeId,
    payment_method_types: z.array(z.enum(paymentMethodTypes)).check(z.minLength(1), z.maxLength(2)),
  }),
  output: z.strictObject({ client_secret: z.string() }),
})

export const removePaymentMethod = endpoint({
  method: 'DELETE',
  path: '/api/billing/payment-methods/:id',
  access: 'buyer',
  firmRoles: owningRoles,
  summary: 'Remove a payment method; if it was the default, the oldest of the others takes its place',
  input: z.strictObject({ id: stripeId }),
  output: paymentMethods,
})

export const setDefaultPaymentMethod = endpoint({
  method: 'PUT',
  path: '/api/billing/payment-methods/:id/default',
  access: 'buyer',
  firmRoles: owningRoles,
  summary: 'Choose the payment method that is charged',
  input: z.strictObject({ id: stripeId }),
  output: paymentMethods,
})
