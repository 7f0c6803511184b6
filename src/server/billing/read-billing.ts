import { readBilling as endpoint } from '#contract/billing.ts'
import { externalRoute } from '../serve.ts'

export const readBilling = externalRoute(endpoint, async (_input, _me, { services: { env } }) => ({
  publishableKey: env.stripe?.publishableKey ?? null,
}))
