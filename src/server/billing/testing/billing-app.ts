import { bootstrapBuyer } from '#contract/billing.ts'
import { newBuyer, type Person } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { openStripeStandIn } from './stripe-stand-in.ts'

export const webhookSecret = 'whsec_test'

/** The product with keys, and Stripe's stand-in behind it. */
export async function billingApp() {
  const stripe = await openStripeStandIn()
  const app = await testApp({
    STRIPE_SECRET_KEY: 'sk_test_CANARY',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: stripe.url,
  })
  const bootstrap = (person: Person) =>
    person.browser.call(bootstrapBuyer, { user_id: person.userId, email: person.email })
  return {
    app,
    stripe,
    bootstrap,
    /** A buyer who has a customer. */
    async customer() {
      const person = await newBuyer(app)
      return { ...person, customerId: (await bootstrap(person)).body.stripe_customer_id }
    },
    async close() {
      await app.close()
      await stripe.close()
    },
  }
}

export type BillingApp = Awaited<ReturnType<typeof billingApp>>
