import { Hono } from 'hono'
import type { Stripe } from 'stripe'
import { recordStripeEvent } from '#db/billing.ts'
import type { Tx } from '#db/session.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { readBody } from '../read-body.ts'
import type { Services } from '../services.ts'
import { handleEvent } from './handle-event.ts'

/** What a feature does with an event, in the transaction that stores it. */
type EventHandler = (tx: Tx, event: Stripe.Event, services: Services) => Promise<void>

const toleranceSeconds = 300
const eventLimitBytes = 256 * 1024

/** Stripe's webhook. An event and its effect are one transaction, so each counts once or is delivered again. */
export const stripeWebhook = (services: Services, ...others: EventHandler[]) =>
  new Hono().post(stripeWebhookPath, async (context) => {
    const body = await readBody(context, eventLimitBytes)
    const event = await checked(body, context.req.header('stripe-signature') ?? '', services)
    await services.db.asSystem(async (tx) => {
      const happenedAt = new Date(event.created * 1000)
      if (await recordStripeEvent(tx, { id: event.id, type: event.type, happenedAt }))
        for (const handle of [handleEvent, ...others]) await handle(tx, event, services)
    })
    return context.json({ received: true })
  })

export const stripeWebhookPath = '/api/billing/webhook'

async function checked(body: string, signature: string, { stripe, env }: Services): Promise<Stripe.Event> {
  const secret = env.stripe?.webhookSecret
  if (!stripe || !secret) throw notFound('There is no such endpoint.')
  return stripe.webhooks.constructEventAsync(body, signature, secret, toleranceSeconds).catch(() => {
    throw new Problem('invalid_input', 'The signature does not match.')
  })
}
