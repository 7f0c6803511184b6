import { readBilling as endpoint } from '#contract/billing.ts'
import { actOutside } from '../serve.ts'

export const readBilling = actOutside(endpoint, async (_input, _me, { services: { env } }) => ({
  publishableKey: env.stripe?.publishableKey ?? null,
}))
