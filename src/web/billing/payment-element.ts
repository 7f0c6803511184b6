import { loadStripe } from '@stripe/stripe-js/pure'
import { createSetupIntent } from '#contract/billing.ts'
import { billingMessages, paymentMethodTypes } from '#domain/billing/payment-method.ts'
import { Problem } from '#domain/problem.ts'
import { call } from '../api.ts'

/** Stripe's fields can't see our style sheet. */
const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(`--g-${name}`).trim()
const appearance = () => ({
  variables: {
    fontFamily: 'Inter, system-ui, sans-serif',
    borderRadius: '8px',
    colorPrimary: token('green'),
    colorBackground: token('surface'),
    colorText: token('ink'),
    colorTextSecondary: token('ink-2'),
    colorDanger: token('red-ink'),
  },
})

/** Stripe's script and an intent to add a method. What is typed into the fields goes to Stripe, never through our server. */
export async function startAdding({ publishableKey, customer }: { publishableKey: string; customer: string }) {
  const [stripe, { client_secret: clientSecret }] = await Promise.all([
    loadStripe(publishableKey),
    call(createSetupIntent, { customer, payment_method_types: [...paymentMethodTypes] }),
  ])
  if (!stripe) throw new Problem('unavailable', billingMessages.notStarted)
  const elements = stripe.elements({ clientSecret, appearance: appearance() })
  return {
    mount: (place: HTMLElement) => {
      const element = elements.create('payment')
      element.mount(place)
      return () => element.destroy()
    },
    /** True when the method is available immediately; a bank account may wait for its owner to confirm microdeposits. */
    async finish(): Promise<boolean> {
      const { error, setupIntent } = await stripe.confirmSetup({
        elements,
        redirect: 'if_required',
        confirmParams: { return_url: `${location.origin}/billing` },
      })
      if (error) throw new Problem('invalid_input', error.message ?? '')
      return setupIntent.status === 'succeeded'
    },
  }
}
