import { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BillingApp, billingApp, webhookSecret } from './testing/billing-app.ts'
import { card } from './testing/stripe-stand-in.ts'

let billing: BillingApp
beforeAll(async () => {
  billing = await billingApp()
})
afterAll(() => billing.close())

let events = 0
const nowSeconds = () => Math.floor(Date.now() / 1000)
const eventOf = (type: string, object: object, more: object = {}) =>
  JSON.stringify({
    id: `evt_${++events}`,
    object: 'event',
    type,
    created: nowSeconds(),
    data: { object, ...more },
  })

const signed = (payload: string, more: { timestamp?: number; secret?: string } = {}) =>
  Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret: webhookSecret, ...more })

const send = (payload: string, signature: string) =>
  billing.app.app.request('/api/billing/webhook', {
    method: 'POST',
    headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
    body: payload,
  })

const deliver = async (payload: string) => (await send(payload, await signed(payload))).status
const kept = async (payload: string) =>
  (await billing.app.database.ownerRun('select id from stripe_events where id = $1', [JSON.parse(payload).id])).length
const notices = async (email: string) =>
  (await billing.app.mails(email)).filter(({ kind }) => kind.startsWith('payment-method'))

test('T57 a forged, changed, old or unsigned event is refused and leaves no trace', async () => {
  const event = eventOf('customer.deleted', { id: 'cus_1' })
  const refused = [
    await send(event, ''),
    await send(event, await signed(event, { secret: 'whsec_other' })),
    await send(event.replace('cus_1', 'cus_2'), await signed(event)),
    await send(event, await signed(event, { timestamp: nowSeconds() - 301 })),
  ]
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400])
  expect(await kept(event)).toBe(0)
})

test('T57 ten deliveries at once have one effect, and none waits for Stripe', async () => {
  const buyer = await billing.customer()
  const event = eventOf('payment_method.attached', { id: 'pm_1', customer: buyer.customerId, ...card('visa', '4242') })
  const asked = billing.stripe.calls.length
  const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(event)))
  expect(answers).toEqual(Array.from({ length: 10 }, () => 200))
  expect(billing.stripe.calls).toHaveLength(asked)
  const [notice, ...more] = await notices(buyer.email)
  expect(notice?.text).toContain('ending in 4242 was added')
  expect(more).toEqual([])
})

test('T57 events that come in the wrong order end the same', async () => {
  const buyer = await billing.customer()
  const method = { id: 'pm_2', ...card('visa', '1881') }
  const removed = eventOf(
    'payment_method.detached',
    { ...method, customer: null },
    { previous_attributes: { customer: buyer.customerId } },
  )
  expect(await deliver(removed)).toBe(200)
  expect(await deliver(eventOf('payment_method.attached', { ...method, customer: buyer.customerId }))).toBe(200)
  expect((await notices(buyer.email)).map(({ kind }) => kind).sort()).toEqual([
    'payment-method-added',
    'payment-method-removed',
  ])
  expect(await deliver(eventOf('customer.deleted', { id: buyer.customerId }))).toBe(200)
  expect(await deliver(eventOf('payment_method.attached', { ...method, customer: buyer.customerId }))).toBe(200)
  expect(await notices(buyer.email)).toHaveLength(2)
})

test('a customer deleted at Stripe is forgotten, and the next visit makes another', async () => {
  const buyer = await billing.customer()
  await deliver(eventOf('customer.deleted', { id: buyer.customerId }))
  expect((await billing.bootstrap(buyer)).body.stripe_customer_id).not.toBe(buyer.customerId)
})

test('an unknown kind of event, or one about a stranger, is taken and means nothing', async () => {
  const unknown = eventOf('something.new', {})
  expect(await deliver(unknown)).toBe(200)
  expect(await kept(unknown)).toBe(1)
  expect(await deliver(eventOf('payment_method.attached', { id: 'pm_3', customer: 'cus_stranger' }))).toBe(200)
})

test('a page of another site can’t deliver', async () => {
  const event = eventOf('something.new', {})
  const response = await billing.app.app.request('/api/billing/webhook', {
    method: 'POST',
    headers: { origin: 'https://elsewhere.example', 'stripe-signature': await signed(event) },
    body: event,
  })
  expect(response.status).toBe(403)
})
