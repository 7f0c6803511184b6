import { Stripe } from 'stripe'
import { billingMessages } from '#domain/billing/payment-method.ts'
import { Problem } from '#domain/problem.ts'
import type { StripeSettings } from '../env.ts'
import type { Services } from '../services.ts'

/** The only way out to Stripe, within 10 seconds a try. POSTs are repeated under one idempotency key. */
export function openStripe({ secretKey, apiUrl }: StripeSettings): Stripe {
  const settings = { timeout: 10_000, maxNetworkRetries: 2, telemetry: false } as const
  if (!apiUrl) return new Stripe(secretKey, settings)
  const { hostname: host, port, protocol } = new URL(apiUrl)
  return new Stripe(secretKey, { ...settings, host, port, protocol: protocol === 'http:' ? 'http' : 'https' })
}

export function requireStripe({ stripe }: Pick<Services, 'stripe'>): Stripe {
  if (!stripe) throw new Problem('unavailable', billingMessages.notConfigured)
  return stripe
}

/**
 * Asks Stripe, where it is configured. What it refuses is told in our words; the log has the kind of failure and Stripe's own
 * number for it, never its message, which repeats what was sent.
 */
export async function callStripe<T>(
  { stripe, log }: Pick<Services, 'stripe' | 'log'>,
  failureMessage: string,
  ask: (stripe: Stripe) => Promise<T>,
): Promise<T> {
  try {
    return await ask(requireStripe({ stripe }))
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    const { type, code, statusCode, requestId } = error
    log.error({ stripe: { type, code, statusCode, requestId } }, 'Stripe refused')
    throw new Problem('unavailable', failureMessage)
  }
}
