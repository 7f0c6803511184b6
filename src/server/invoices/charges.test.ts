import fc from 'fast-check'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { setDefaultPaymentMethod } from '#contract/billing.ts'
import { payInvoice, readLedger, recordPayment } from '#contract/invoices.ts'
import { insertPayment, lapseInvoices } from '#db/invoices.ts'
import { waitForLock } from '#db/testing/wait-for-lock.ts'
import { invoiceMessages } from '#domain/invoices/recording.ts'
import { newPerson } from '../testing/people.ts'
import { chargeInvoice } from './charge-invoice.ts'
import { collectDue } from './collect-due.ts'
import { chargingApp } from './testing/charging-app.ts'

const { billing, run, owing, another, deliver, send, intentsOf, stateOf } = await chargingApp()
afterAll(() => billing.close())
beforeEach(() => {
  billing.stripe.charging.next = 'succeeded'
})

test('the webhook alone marks an invoice as paid, however often it comes', async () => {
  const { owner, id } = await owing()
  expect((await owner.browser.call(payInvoice, { id })).body).toEqual({ redirect: null })
  expect(await stateOf(owner, id)).toEqual({ status: 'processing', outcome: 'processing', openCents: 40_000 })
  expect((await owner.browser.call(payInvoice, { id })).status).toBe(409)
  const [intent] = intentsOf(id)
  expect(intentsOf(id)).toHaveLength(1)
  for (const _ of [1, 2, 3]) expect(await deliver('payment_intent.succeeded', intent as object)).toBe(200)
  expect(await stateOf(owner, id)).toEqual({ status: 'paid', outcome: 'succeeded', openCents: 0 })
  expect((await owner.browser.call(readLedger, {})).body.balanceCents).toBe(0)
})

test('a declined card fails, is told, and can be tried again', async () => {
  const { owner, id } = await owing()
  billing.stripe.charging.next = 'declined'
  await owner.browser.call(payInvoice, { id })
  await billing.app.jobs.runDue('follow-invoice')
  expect(await stateOf(owner, id)).toMatchObject({ status: 'failed', outcome: 'failed' })
  expect((await billing.app.mails(owner.email)).map(({ kind }) => kind)).toContain('invoice-failed')
  billing.stripe.charging.next = 'succeeded'
  await owner.browser.call(payInvoice, { id })
  expect(await stateOf(owner, id)).toMatchObject({ status: 'processing' })
  expect(intentsOf(id)).toHaveLength(2)
})

test('a bank that wants to be asked gets its page, and no second charge', async () => {
  const { owner, id } = await owing()
  billing.stripe.charging.next = 'requires_action'
  const { body } = await owner.browser.call(payInvoice, { id })
  expect(body).toEqual({ redirect: 'https://bank.example/confirm' })
  expect((await owner.browser.call(payInvoice, { id })).body).toEqual(body)
  expect(await stateOf(owner, id)).toMatchObject({ status: 'failed', outcome: 'action' })
  const [intent] = intentsOf(id)
  expect(intentsOf(id)).toHaveLength(1)
  await deliver('payment_intent.succeeded', { ...intent, status: 'succeeded', amount_received: 40_000 })
  expect(await stateOf(owner, id)).toMatchObject({ status: 'paid' })
})

test('what Stripe refuses without a charge has failed, and can be paid otherwise', async () => {
  const { owner, id } = await owing()
  const admin = await newPerson(billing.app, 'admin')
  billing.stripe.charging.next = 'too_small'
  expect((await owner.browser.call(payInvoice, { id })).body).toEqual({ redirect: null })
  expect(await stateOf(owner, id)).toEqual({ status: 'failed', outcome: 'failed', openCents: 40_000 })
  const whole = { kind: 'transfer', amountCents: 40_000, reference: 'ACH 5', receivedOn: '2026-11-16' } as const
  expect((await admin.browser.call(recordPayment, { id, ...whole })).body.status).toBe('paid')
})

test('what an owner has not seen is not charged', async () => {
  const { owner, id } = await owing()
  const admin = await newPerson(billing.app, 'admin')
  const transfer = { kind: 'transfer' as const, amountCents: 10_000, reference: 'ACH 7', receivedOn: '2026-11-16' }
  await admin.browser.call(recordPayment, { id, ...transfer })
  const { status, error } = await owner.browser.call(payInvoice, { id, expectedOpenCents: 40_000 })
  expect({ status, message: error?.message }).toEqual({ status: 409, message: invoiceMessages.openChanged })
  expect(intentsOf(id)).toEqual([])
  await owner.browser.call(payInvoice, { id, expectedOpenCents: 30_000 })
  expect(intentsOf(id)).toMatchObject([{ amount: 30_000 }])
})

test('what changes while Stripe is asked for the card is not charged either', async () => {
  const { owner, id } = await owing()
  const admin = await newPerson(billing.app, 'admin')
  const transferred = Promise.withResolvers<void>()
  billing.stripe.trouble.until = transferred.promise
  const paying = owner.browser.call(payInvoice, { id, expectedOpenCents: 40_000 })
  const asked = () => billing.stripe.calls.some(({ path }) => path === `customers/${owner.customerId}/payment_methods`)
  await vi.waitUntil(asked, { timeout: 60_000 })
  const transfer = { kind: 'transfer' as const, amountCents: 10_000, reference: 'ACH 8', receivedOn: '2026-11-16' }
  await admin.browser.call(recordPayment, { id, ...transfer })
  transferred.resolve()
  const { status, error } = await paying
  expect({ status, message: error?.message }).toEqual({ status: 409, message: invoiceMessages.openChanged })
  expect(intentsOf(id)).toEqual([])
})

test('a charge waits for a payment that is being recorded, and takes the rest', async () => {
  const { id } = await owing()
  const written = Promise.withResolvers<void>()
  const recording = billing.app.database.asSuperuser(async (ask) => {
    await ask({
      sql: `insert into payments (invoice_id, kind, amount_cents, reference) values ($1, 'transfer', 10000, 'ACH 9')`,
      parameters: [id],
    })
    written.resolve()
    await waitForLock(billing.app.database, ask)
  })
  await written.promise
  await Promise.all([recording, chargeInvoice(id, billing.app.services)])
  expect(intentsOf(id)).toMatchObject([{ amount: 30_000 }])
})

test('a transfer that was looked at before a charge began is not recorded', async () => {
  const { owner, id } = await owing()
  const { userId } = await newPerson(billing.app, 'admin')
  const payment = { invoiceId: id, kind: 'transfer' as const, amountCents: 40_000, reference: 'ACH 10' }
  await chargeInvoice(id, billing.app.services)
  const recorded = billing.app.services.db.asUser({ userId }, (tx) => insertPayment(tx, payment))
  await expect(recorded).rejects.toMatchObject({ code: '23514' })
  expect(await stateOf(owner, id)).toEqual({ status: 'processing', outcome: 'processing', openCents: 40_000 })
})

test('what was paid or credited otherwise is not confirmed anymore, and what is open is charged by the method of today', async () => {
  const { owner, id } = await owing()
  const admin = await newPerson(billing.app, 'admin')
  const transfer = (amountCents: number, reference: string) =>
    admin.browser.call(recordPayment, { id, kind: 'transfer', amountCents, reference, receivedOn: '2026-11-16' })
  billing.stripe.charging.next = 'requires_action'
  await owner.browser.call(payInvoice, { id })
  await transfer(10_000, 'ACH 1')
  await billing.app.jobs.runDue('follow-invoice')
  expect(intentsOf(id).map(({ status }) => status)).toEqual(['canceled'])
  await owner.browser.call(payInvoice, { id })
  expect(intentsOf(id).map(({ status, amount }) => [status, amount])).toEqual([
    ['canceled', 40_000],
    ['requires_payment_method', 30_000],
  ])
  billing.stripe.charging.next = 'processing'
  const { id: method } = billing.stripe.attach(owner.customerId)
  await owner.browser.call(setDefaultPaymentMethod, { id: method })
  await owner.browser.call(payInvoice, { id })
  expect(intentsOf(id).map(({ status }) => status)).toEqual(['canceled', 'canceled', 'processing'])
  await deliver('payment_intent.canceled', { ...intentsOf(id)[2], status: 'canceled' })
  expect(await stateOf(owner, id)).toEqual({ status: 'failed', outcome: 'failed', openCents: 30_000 })
})

test('a transfer takes back a charge that waits, and the firm can’t pay twice', async () => {
  const { owner, id } = await owing()
  const admin = await newPerson(billing.app, 'admin')
  billing.stripe.charging.next = 'requires_action'
  await owner.browser.call(payInvoice, { id })
  const whole = { kind: 'transfer', amountCents: 40_000, reference: 'ACH 1', receivedOn: '2026-11-16' } as const
  expect((await admin.browser.call(recordPayment, { id, ...whole })).body.status).toBe('paid')
  const again = await owner.browser.call(payInvoice, { id })
  expect([again.status, again.error?.message]).toEqual([409, 'This invoice has been paid.'])
  await billing.app.jobs.runDue('follow-invoice')
  expect(intentsOf(id).map(({ status }) => status)).toEqual(['canceled'])
  expect(await stateOf(owner, id)).toEqual({ status: 'paid', outcome: 'failed', openCents: 0 })
})

test('an invoice that waits for the owner’s bank becomes overdue like any other', async () => {
  const { owner, id } = await owing()
  billing.stripe.charging.next = 'requires_action'
  await owner.browser.call(payInvoice, { id })
  await billing.app.database.asSuperuser(async (ask) => {
    await ask({ sql: 'set local session_replication_role = replica', parameters: [] })
    await ask({ sql: 'update invoices set due_on = app.firm_today(null) - 1 where id = $1', parameters: [id] })
  })
  await billing.app.services.db.asSystem(lapseInvoices)
  expect(await stateOf(owner, id)).toMatchObject({ status: 'overdue', outcome: 'action' })
})

test('killed between the charge and its record, the same charge is found afterwards', async () => {
  const { owner, id } = await owing()
  await owner.browser.call(payInvoice, { id })
  const before = intentsOf(id)
  // As if the answer had never been written down.
  await run(
    `update charges set outcome = 'started', payment_intent_id = null, created_at = now() - interval '1 hour' where invoice_id = $1`,
    [id],
  )
  await collectDue(billing.app.services)
  expect(intentsOf(id)).toEqual(before)
  const [charge] = await run(
    'select outcome, payment_intent_id as intent, attempt from charges where invoice_id = $1',
    [id],
  )
  expect(charge).toEqual({ outcome: 'processing', intent: before[0]?.id, attempt: 1 })
  // A day later Stripe has forgotten the key, and is asked for the charge itself.
  await run(`update charges set outcome = 'started', payment_intent_id = null where invoice_id = $1`, [id])
  billing.stripe.forgetKeys()
  await collectDue(billing.app.services)
  expect(intentsOf(id)).toEqual(before)
  // The event finds it, too, by what we told Stripe.
  await run(`update charges set outcome = 'started', payment_intent_id = null where invoice_id = $1`, [id])
  await deliver('payment_intent.succeeded', before[0] as object)
  expect(await stateOf(owner, id)).toMatchObject({ status: 'paid' })
})

test('events in any order, some of them twice, end the same', async () => {
  const { owner } = await owing()
  const [seat] = await run('select firm_id as id from buyers where user_id = $1', [owner.userId])
  let orders = 0
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray([0, 1, 2, 3, 0, 1, 2, 3], { minLength: 8 }),
      fc.boolean(),
      async (order, succeeds) => {
        orders += 1
        const id = await another(seat?.id as string)
        billing.stripe.charging.next = 'processing'
        await owner.browser.call(payInvoice, { id })
        const [intent] = intentsOf(id)
        const at = Math.floor(Date.now() / 1000) - 100
        const failed = { status: 'requires_payment_method', last_payment_error: { code: 'card_declined' } }
        const told = [
          ['payment_intent.processing', { status: 'processing' }, at],
          ['payment_intent.payment_failed', failed, at + 1],
          ['payment_intent.processing', { status: 'processing' }, at + 2],
          succeeds
            ? ['payment_intent.succeeded', { status: 'succeeded', amount_received: 40_000 }, at + 3]
            : ['payment_intent.payment_failed', failed, at + 3],
        ] as const
        for (const index of order) {
          const [type, changes, created] = told[index as 0]
          const payload = {
            id: `evt_${id}_${index}`,
            object: 'event',
            type,
            created,
            data: { object: { ...intent, ...changes } },
          }
          expect(await send(JSON.stringify(payload))).toBe(200)
        }
        expect(await stateOf(owner, id)).toMatchObject(
          succeeds ? { status: 'paid', outcome: 'succeeded', openCents: 0 } : { status: 'failed', outcome: 'failed' },
        )
      },
    ),
    { numRuns: Number(process.env.ORDERS ?? 12) },
  )
  process.stdout.write(`Webhook: ${orders} orders of 8 deliveries tried\n`)
}, 120_000)
