import type { Stripe } from 'stripe'
import type { PaymentMethod } from '#contract/billing.ts'
import { defaultOf, type PaymentMethodType, paymentMethodTypes } from '#domain/billing/payment-method.ts'
import type { Services } from '../services.ts'
import { callStripe, isStripeError } from './call-stripe.ts'
import { renewCustomer } from './own-customer.ts'

const isKept = (method: Stripe.PaymentMethod) => paymentMethodTypes.includes(method.type as PaymentMethodType)

/** A customer's methods as Stripe has them now, oldest first, with the one that is charged. */
export async function loadMethods(
  customerId: string,
  failureMessage: string,
  services: Services,
): Promise<PaymentMethod[]> {
  const found = await callStripe(services, failureMessage, (stripe) =>
    Promise.all([
      stripe.customers.retrieve(customerId),
      stripe.customers.listPaymentMethods(customerId, { limit: 100 }),
    ]).catch(missing),
  )
  const [customer, list] = found ?? []
  if (!customer || !list || customer.deleted) return renewCustomer(customerId, services)
  const chosen = customer.invoice_settings.default_payment_method
  const methods = list.data.filter(isKept).sort((one, other) => one.created - other.created)
  const charged = defaultOf(methods, typeof chosen === 'string' ? chosen : (chosen?.id ?? null))
  return methods.map((method) => ({ ...present(method), is_default: method === charged }))
}

function missing(error: unknown): undefined {
  if (isStripeError(error) && error.code === 'resource_missing') return
  throw error
}

const present = ({ id, card, us_bank_account: bank }: Stripe.PaymentMethod) => ({
  id,
  type: card ? ('card' as const) : ('us_bank_account' as const),
  name: card ? (card.display_brand ?? card.brand) : (bank?.bank_name ?? 'Bank account'),
  last4: card?.last4 ?? bank?.last4 ?? '',
  exp_month: card?.exp_month ?? null,
  exp_year: card?.exp_year ?? null,
})
