import { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Run } from '#db/driver.ts'
import { draftInvoice, findInvoice, issueDraft } from '#db/invoices.ts'
import { billedFirm } from '#db/testing/billed-firm.ts'
import type { TestDatabase } from '#db/testing/test-database.ts'
import { createApp } from '../app.ts'
import { webhookSecret } from '../billing/testing/billing-app.ts'
import { openStripeStandIn } from '../billing/testing/stripe-stand-in.ts'
import type { Services } from '../services.ts'
import { type Killable, killable } from '../testing/kills/killable.ts'
import { collectDue } from './collect-due.ts'
import { type PausePoint, pausePoints } from './testing/pauses.ts'

/** `KILLS=all` for every point, or how many times each: every kill is a process of its own. */
const kills: readonly PausePoint[] = process.env.KILLS
  ? Array.from({ length: Number(process.env.KILLS) || 1 }, () => pausePoints).flat()
  : ['after Stripe was asked']

let product: Killable
let stripe: Awaited<ReturnType<typeof openStripeStandIn>>

beforeAll(async () => {
  stripe = await openStripeStandIn()
  product = await killable({
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: stripe.url,
  })
}, 120_000)
afterAll(async () => {
  await product.close()
  await stripe.close()
})

/** An invoice over $400 of a firm with a stored card. */
const owing = () =>
  product.withServices(async ({ db }, driver) => {
    const asSuperuser = <T>(work: (run: Run) => Promise<T>) =>
      driver.transaction({ sql: 'select 1', parameters: [] }, work)
    const firm = await billedFirm({ asSuperuser } as TestDatabase, [{ minutes: 600, rateCents: 4000 }])
    const customerId = `cus_${firm.id.replaceAll('-', '')}`
    stripe.customers.set(customerId, { id: customerId, object: 'customer', invoice_settings: {} })
    stripe.attach(customerId)
    await asSuperuser((run) =>
      run({ sql: 'update firms set stripe_customer_id = $1 where id = $2', parameters: [customerId, firm.id] }),
    )
    return db.asSystem(async (tx) => {
      const id = (await draftInvoice(tx, { firmId: firm.id, engagementId: null, through: '2026-11-15' })) as string
      await issueDraft(tx, id)
      return id
    })
  })

async function killAt(point: PausePoint, invoiceId: string): Promise<void> {
  const child = product.start(new URL('./testing/charging-process.ts', import.meta.url), [invoiceId, point])
  await child.said(`reached ${point}`)
  await child.kill()
}

const intentsOf = (id: string) =>
  [...stripe.intents.values()].filter(({ metadata }) => (metadata as { invoice_id: string }).invoice_id === id)

/** Stripe tells what it has, twice. */
async function tell(services: Services, intent: object, event: string): Promise<void> {
  const created = Math.floor(Date.now() / 1000)
  const told = { id: event, object: 'event', type: 'payment_intent.succeeded', created, data: { object: intent } }
  const body = JSON.stringify(told)
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload: body, secret: webhookSecret })
  const headers = { 'stripe-signature': signature, 'content-type': 'application/json' }
  const app = createApp(services, () => '192.0.2.1')
  for (const _ of [1, 2])
    expect((await app.request('/api/billing/webhook', { method: 'POST', headers, body })).status).toBe(200)
}

test.each(kills)(
  'killed %s, an invoice is charged once and its money recorded once',
  { timeout: 240_000 },
  async (point) => {
    const id = await owing()
    await killAt(point, id)
    const isAsked = intentsOf(id).length > 0
    await product.withServices(async (services) => {
      // The event may come before anyone goes on.
      for (const intent of intentsOf(id)) await tell(services, intent, `evt_first_${id}`)
      await collectDue(services, 0)
      await collectDue(services, 0)
      const found = await services.db.asSystem((tx) => findInvoice(tx, id))
      // What was never begun isn't due yet, so nobody is charged for it.
      if (point === 'before the charge is written') {
        expect([found?.status, intentsOf(id).length, found?.charges]).toEqual(['issued', 0, []])
        return
      }
      expect(intentsOf(id)).toHaveLength(1)
      await tell(services, intentsOf(id)[0] as object, `evt_again_${id}`)
      const paid = await services.db.asSystem((tx) => findInvoice(tx, id))
      expect(paid).toMatchObject({ status: 'paid', paidCents: 40_000, charges: [{ outcome: 'succeeded' }] })
      expect(paid?.payments).toMatchObject([{ kind: 'stripe', amountCents: 40_000, reference: intentsOf(id)[0]?.id }])
    })
    process.stdout.write(
      `Killed ${point}: Stripe ${isAsked ? 'had' : 'had not'} been asked, charged at most once, no payment without a record\n`,
    )
  },
)
