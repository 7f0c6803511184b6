import { type FeatureRules, neverMerged } from './rules.ts'

export const billing = {
  customers_to_delete: {
    exported: { withheld: 'Of accounts that are gone.' },
    forgotten: { by: 'app.forget_billing', stays: 'The customer’s name at Stripe, until it is deleted there.' },
    merged: neverMerged,
  },
  stripe_events: { impersonal: 'Ids and kinds of Stripe’s own events.' },
} satisfies FeatureRules
