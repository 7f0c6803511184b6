import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  createSetupIntent,
  listPaymentMethods,
  readBilling,
  removePaymentMethod,
  setDefaultPaymentMethod,
} from '#contract/billing.ts'
import { deleteAccount } from '#contract/own-data.ts'
import { newBuyer, testPassword } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'
import { deleteCustomers } from './delete-customers.ts'
import { type BillingApp, billingApp } from './testing/billing-app.ts'
import { bankAccount, card } from './testing/stripe-stand-in.ts'

let billing: BillingApp
beforeAll(async () => {
  billing = await billingApp()
})
afterAll(() => billing.close())
afterEach(() => Object.assign(billing.stripe.trouble, { delayMs: 0, failures: 0, isSilent: false }))

const callsOf = (id: string) => billing.stripe.calls.filter((call) => JSON.stringify(call).includes(id))

describe('the customer', () => {
  test('T10 is made once, however often and from wherever it is asked for', async () => {
    const buyer = await newBuyer(billing.app)
    billing.stripe.trouble.delayMs = 50
    const before = billing.stripe.customers.size
    const answers = await Promise.all(Array.from({ length: 20 }, () => billing.bootstrap(buyer)))
    const [first] = answers
    expect(first?.body).toEqual({
      buyer_id: expect.any(String),
      email: buyer.email,
      stripe_customer_id: expect.stringMatching(/^cus_/),
    })
    for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 200, body: first?.body })
    expect(billing.stripe.customers.size).toBe(before + 1)
  })

  test('is found again after a crash between Stripe’s answer and our write', async () => {
    const buyer = await billing.customer()
    await billing.app.database.ownerRun(
      'update firms set stripe_customer_id = null from buyers where firm_id = firms.id and user_id = $1',
      [buyer.userId],
    )
    expect((await billing.bootstrap(buyer)).body.stripe_customer_id).toBe(buyer.customerId)
  })

  test('is made anew when Stripe no longer knows it', async () => {
    const buyer = await billing.customer()
    billing.stripe.customers.delete(buyer.customerId)
    const gone = await buyer.browser.call(listPaymentMethods, { customer: buyer.customerId })
    expect(gone.status).toBe(404)
    const { stripe_customer_id: renewed } = (await billing.bootstrap(buyer)).body
    expect(renewed).not.toBe(buyer.customerId)
    expect((await buyer.browser.call(listPaymentMethods, { customer: renewed })).status).toBe(200)
  })

  test('T10 is the signed-in buyer’s own, whatever the request says', async () => {
    const [victim, thief] = [await billing.customer(), await billing.customer()]
    const method = billing.stripe.attach(victim.customerId)
    billing.stripe.calls.length = 0
    const { browser, email } = thief
    expect((await billing.bootstrap({ browser, email, userId: victim.userId })).status).toBe(403)
    const answers = [
      await browser.call(listPaymentMethods, { customer: victim.customerId }),
      await browser.call(createSetupIntent, { customer: victim.customerId, payment_method_types: ['card'] }),
    ]
    expect(billing.stripe.calls).toEqual([])
    answers.push(await browser.call(removePaymentMethod, { id: method.id }))
    answers.push(await browser.call(setDefaultPaymentMethod, { id: method.id }))
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(callsOf(victim.customerId)).toEqual([])
    expect(callsOf(method.id)).toEqual([])
    const { body } = await billing.bootstrap({ ...thief, email: victim.email })
    expect(body).toMatchObject({ email: thief.email, stripe_customer_id: thief.customerId })
  })

  test('is deleted at Stripe with the account, which goes even when Stripe is down', async () => {
    const [one, other] = [await billing.customer(), await billing.customer()]
    expect((await one.browser.call(deleteAccount, { password: testPassword })).status).toBe(200)
    expect(billing.stripe.customers.has(one.customerId)).toBe(false)
    billing.stripe.trouble.failures = 9
    expect((await other.browser.call(deleteAccount, { password: testPassword })).status).toBe(200)
    expect(billing.stripe.customers.has(other.customerId)).toBe(true)

    billing.stripe.trouble.failures = 0
    expect(await deleteCustomers(billing.app.services)).toBe(1)
    expect(billing.stripe.customers.has(other.customerId)).toBe(false)
    expect(await deleteCustomers(billing.app.services)).toBe(0)
  })

  test('that Stripe deleted on its own account is not asked for again', async () => {
    const buyer = await billing.customer()
    billing.stripe.customers.delete(buyer.customerId)
    expect((await buyer.browser.call(deleteAccount, { password: testPassword })).status).toBe(200)
    expect(await deleteCustomers(billing.app.services)).toBe(0)
  })
})

describe('payment methods', () => {
  test('are listed, chosen and removed, and there is a default as long as there is one', async () => {
    const buyer = await billing.customer()
    const list = async () =>
      (await buyer.browser.call(listPaymentMethods, { customer: buyer.customerId })).body.payment_methods
    expect(await list()).toEqual([])
    const visa = billing.stripe.attach(buyer.customerId, card('visa', '4242'))
    const bank = billing.stripe.attach(buyer.customerId, bankAccount('Hudson Savings', '6789'))
    billing.stripe.attach(buyer.customerId, { type: 'link' })
    const dates = { exp_month: 4, exp_year: 2030 }
    const noDates = { exp_month: null, exp_year: null }
    expect(await list()).toEqual([
      { id: visa.id, type: 'card', name: 'visa', last4: '4242', ...dates, is_default: true },
      { id: bank.id, type: 'us_bank_account', name: 'Hudson Savings', last4: '6789', ...noDates, is_default: false },
    ])
    const chosen = await buyer.browser.call(setDefaultPaymentMethod, { id: bank.id })
    expect(chosen.body.payment_methods.map(({ is_default }) => is_default)).toEqual([false, true])
    const removed = await buyer.browser.call(removePaymentMethod, { id: bank.id })
    expect(removed.body.payment_methods).toMatchObject([{ id: visa.id, is_default: true }])
    expect((await buyer.browser.call(removePaymentMethod, { id: bank.id })).status).toBe(404)
  })

  test('are added by a SetupIntent for the buyer’s customer', async () => {
    const buyer = await billing.customer()
    const { body } = await buyer.browser.call(createSetupIntent, {
      customer: buyer.customerId,
      payment_method_types: ['card', 'us_bank_account'],
    })
    expect(body).toEqual({ client_secret: expect.any(String) })
    expect(billing.stripe.calls.at(-1)?.body).toEqual({
      customer: buyer.customerId,
      'allowed_payment_method_types[0]': 'card',
      'allowed_payment_method_types[1]': 'us_bank_account',
      usage: 'off_session',
    })
  })

  test.each([{ payment_method_types: ['sepa_debit'] }, { payment_method_types: [] }, { usage: 'on_session' }])(
    'are not added by %j',
    async (wrong) => {
      const buyer = await billing.customer()
      const input = { customer: buyer.customerId, payment_method_types: ['card'], ...wrong }
      expect((await buyer.browser.call(createSetupIntent, input)).status).toBe(400)
    },
  )

  test('are not tried out by the hundred', async () => {
    const buyer = await billing.customer()
    const input = { customer: buyer.customerId, payment_method_types: ['card' as const] }
    const tries = await Promise.all(Array.from({ length: 31 }, () => buyer.browser.call(createSetupIntent, input)))
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})

describe('Stripe in trouble', () => {
  test('is asked again', async () => {
    const buyer = await billing.customer()
    billing.stripe.trouble.failures = 1
    expect((await buyer.browser.call(listPaymentMethods, { customer: buyer.customerId })).status).toBe(200)
  })

  test('gives our words, and none of its own', async () => {
    const buyer = await billing.customer()
    billing.stripe.trouble.failures = 9
    const { status, error } = await buyer.browser.call(createSetupIntent, {
      customer: buyer.customerId,
      payment_method_types: ['card'],
    })
    expect({ status, message: error?.message }).toEqual({ status: 503, message: 'Could not start add-payment flow.' })
  })
})

test('the key for browsers is given to buyers, the secret one to nobody', async () => {
  const buyer = await newBuyer(billing.app)
  const answer = await buyer.browser.call(readBilling, {})
  expect(answer.body).toEqual({ publishableKey: 'pk_test_1' })
})

test('one page alone may load from Stripe, and only with keys', async () => {
  const policyOf = async (app: BillingApp['app']['app'], path: string) =>
    (await app.request(path)).headers.get('content-security-policy')
  expect(await policyOf(billing.app.app, '/billing')).toContain("script-src 'self' https://js.stripe.com")
  expect(await policyOf(billing.app.app, '/projects')).not.toContain('stripe')
  const without = await testApp()
  expect(await policyOf(without.app, '/billing')).not.toContain('stripe')
  const buyer = await newBuyer(without)
  expect((await buyer.browser.call(readBilling, {})).body).toEqual({ publishableKey: null })
  await without.close()
})
