import type { Stripe } from 'stripe'
import { billingMessages } from '#domain/billing/payment-method.ts'
import { Problem } from '#domain/problem.ts'
import type { StripeSettings } from '../env.ts'
import type { Services } from '../services.ts'

/**
 * The only calls to Stripe, with 10 seconds per attempt. POSTs are retried with one idempotency key. Its client is loaded only
 * where it is used, to keep startup fast.
 */
export async function openStripe({ secretKey, apiUrl }: StripeSettings): Promise<Stripe> {
  const { Stripe } = await import('stripe')
  const settings = { timeout: 10_000, maxNetworkRetries: 2, telemetry: false } as const
  if (!apiUrl) return new Stripe(secretKey, settings)
  const { hostname: host, port, protocol } = new URL(apiUrl)
  return new Stripe(secretKey, { ...settings, host, port, protocol: protocol === 'http:' ? 'http' : 'https' })
}

export const isStripeError = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Error && /^Stripe/.test((error as { type?: string }).type ?? '')

export function requireStripe({ stripe }: Pick<Services, 'stripe'>): Stripe {
  if (!stripe) throw new Problem('unavailable', billingMessages.notConfigured)
  return stripe
}

/**
 * Calls Stripe, if configured. Its refusals get our own messages; the log has the kind of failure and Stripe's request id,
 * never its message, which repeats what was sent.
 */
export async function callStripe<T>(
  { stripe, log }: Pick<Services, 'stripe' | 'log'>,
  failureMessage: string,
  ask: (stripe: Stripe) => Promise<T>,
): Promise<T> {
  try {
    return await ask(requireStripe({ stripe }))
  } catch (error) {
    if (!isStripeError(error)) throw error
    const { type, code, statusCode, requestId } = error
    log.error({ stripe: { type, code, statusCode, requestId } }, 'Stripe refused')
    throw new Problem('unavailable', failureMessage)
  }
}
