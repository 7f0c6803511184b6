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
import { chargeInvoice } from './charge-invoice.ts'
import { collectDue } from './collect-due.ts'
import { refundCredit } from './refund-credit.ts'
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
async function tell(services: Services, object: object, event: string, type = 'payment_intent.succeeded') {
  const created = Math.floor(Date.now() / 1000)
  const told = { id: event, object: 'event', type, created, data: { object } }
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

/** $400 were paid, $150 of them sent back by hand at Stripe, and paid again; then all of it was credited. */
const credited = (id: string) =>
  product.withServices(async (services, driver) => {
    const pay = async () => {
      await chargeInvoice(id, services)
      const intent = intentsOf(id).at(-1) as { id: string }
      await tell(services, intent, `evt_${intent.id}`)
      return intent.id
    }
    const first = await pay()
    const back = await services.stripe?.refunds.create({ payment_intent: first, amount: 15_000 })
    await tell(services, back as object, `evt_back_${first}`, 'refund.created')
    const second = await pay()
    const note = await driver.transaction({ sql: 'select 1', parameters: [] }, async (run) => {
      const all = '(select array_agg(l.id) from invoice_lines l where l.invoice_id = $1)'
      return (await run({ sql: `select app.credit_invoice($1, ${all}, 'x', false) as id`, parameters: [id] })).rows[0]
        ?.id
    })
    return { first, second, note: note as string }
  })

test.each(process.env.KILLS ? [1, 2] : [1])(
  'killed after %i of two refunds of a credit note, each is sent once',
  { timeout: 240_000 },
  async (most) => {
    const id = await owing()
    const { first, second, note } = await credited(id)
    const child = product.start(new URL('./testing/refunding-process.ts', import.meta.url), [note, String(most)])
    await child.said('reached it')
    await child.kill()
    const sent = () =>
      [...stripe.refunds.values()]
        .filter(({ metadata }) => (metadata as { credit_note_id?: string }).credit_note_id === note)
        .map(({ payment_intent, amount }) => [payment_intent, amount])
    expect(sent()).toHaveLength(most)
    await product.withServices(async (services) => {
      const told = async (intent: string) => {
        for (const refund of stripe.refunds.values())
          if (refund.payment_intent === intent) await tell(services, refund, `evt_${refund.id}`, 'refund.created')
      }
      // The event of the first may come before anyone goes on, and Stripe may have forgotten the key by then.
      await told(second)
      stripe.forgetKeys()
      await refundCredit(note, services)
      await refundCredit(note, services)
      expect(sent()).toEqual([
        [second, 15_000],
        [first, 25_000],
      ])
      await told(first)
      const found = await services.db.asSystem((tx) => findInvoice(tx, id))
      expect(found).toMatchObject({ status: 'credited', paidCents: 0, creditedCents: 40_000 })
    })
    process.stdout.write(`Killed after ${most} of two refunds: both were sent once\n`)
  },
)
