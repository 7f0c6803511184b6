import fc from 'fast-check'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { setDefaultPaymentMethod } from '#contract/billing.ts'
import { creditInvoice, payInvoice, readInvoice, readLedger, recordPayment } from '#contract/invoices.ts'
import { draftInvoice, issueDraft, lapseInvoices } from '#db/invoices.ts'
import { billedFirm } from '#db/testing/billed-firm.ts'
import { invoiceMessages } from '#domain/invoices/recording.ts'
import { type BillingApp, billingApp, webhookSecret } from '../billing/testing/billing-app.ts'
import { newPerson, type Person } from '../testing/people.ts'
import { collectDue } from './collect-due.ts'
import { refundCredit } from './refund-credit.ts'

let billing: BillingApp
beforeAll(async () => {
  billing = await billingApp()
})
afterAll(() => billing.close())
beforeEach(() => {
  billing.stripe.charging.next = 'succeeded'
})

const run = (sql: string, parameters: unknown[] = []) => billing.app.database.ownerRun(sql, parameters)

/** The owner of a firm with a stored card, and an invoice over $400. */
async function owing() {
  const owner = await billing.customer()
  billing.stripe.attach(owner.customerId)
  const [seat] = await run('select firm_id as id from buyers where user_id = $1', [owner.userId])
  return { owner, id: await another(seat?.id as string) }
}

async function another(firmId: string, weeks = [{ minutes: 600, rateCents: 4000 }]): Promise<string> {
  const { app } = billing
  await billedFirm(app.database, weeks, { firmId })
  return app.services.db.asSystem(async (tx) => {
    const id = (await draftInvoice(tx, { firmId, engagementId: null, through: '2026-11-15' })) as string
    await issueDraft(tx, id)
    return id
  })
}

let events = 0
async function deliver(type: string, object: object, created = Math.floor(Date.now() / 1000)) {
  const payload = JSON.stringify({ id: `evt_pay_${++events}`, object: 'event', type, created, data: { object } })
  return send(payload)
}
async function send(payload: string) {
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret: webhookSecret })
  const response = await billing.app.app.request('/api/billing/webhook', {
    method: 'POST',
    headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
    body: payload,
  })
  return response.status
}

const intentsOf = (id: string) =>
  [...billing.stripe.intents.values()].filter(({ metadata }) => (metadata as { invoice_id: string }).invoice_id === id)
const stateOf = async (owner: Person, id: string) => {
  const { status, charge, openCents } = (await owner.browser.call(readInvoice, { id })).body
  return { status, outcome: charge?.outcome, openCents }
}

/** As someone does in Stripe’s dashboard. */
const refundAtStripe = async (intent: { id: string } | undefined, amount: number) =>
  (await billing.app.services.stripe?.refunds.create({ payment_intent: intent?.id as string, amount })) as Stripe.Refund

/** Stripe tells of all refunds of a payment at once. */
async function tellRefunds(intent: { id: string } | undefined, type = 'refund.created', changes: object = {}) {
  const made = [...billing.stripe.refunds.values()].filter((one) => one.payment_intent === intent?.id)
  const answers = await Promise.all(made.map((refund) => deliver(type, { ...refund, ...changes })))
  expect(new Set(answers)).toEqual(new Set([200]))
}

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

test('what was paid or credited otherwise is not confirmed anymore, and what is open is charged by the method of today', async () => {
  const { owner, id } = await owing()
  const admin = await newPerson(billing.app, 'admin')
  const transfer = (amountCents: number, reference: string) =>
    admin.browser.call(recordPayment, { id, kind: 'transfer', amountCents, reference, receivedOn: '2026-11-16' })
  billing.stripe.charging.next = 'requires_action'
  await owner.browser.call(payInvoice, { id })
  await transfer(10_000, 'ACH 1')
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

test('refunds and disputes are rows of the ledger, and the operator is told of a dispute', async () => {
  const { owner, id } = await owing()
  await owner.browser.call(payInvoice, { id })
  const [intent] = intentsOf(id)
  await deliver('payment_intent.succeeded', intent as object)
  const back = await refundAtStripe(intent, 5000)
  // Where we died before we knew Stripe’s id, it is asked to tell again.
  await run(`update charges set payment_intent_id = null, outcome = 'started' where invoice_id = $1`, [id])
  expect(await deliver('refund.created', back)).toBe(409)
  await run(`update charges set payment_intent_id = $2, outcome = 'succeeded' where invoice_id = $1`, [id, intent?.id])
  for (const type of ['refund.created', 'refund.created', 'refund.updated']) expect(await deliver(type, back)).toBe(200)
  expect(await stateOf(owner, id)).toMatchObject({ status: 'issued', openCents: 5000 })
  await deliver('refund.created', await refundAtStripe(intent, 2000))
  expect(await deliver('refund.created', { ...back, id: 're_other', payment_intent: 'pi_of_another_product' })).toBe(
    200,
  )
  expect(await stateOf(owner, id)).toMatchObject({ openCents: 7000 })
  const dispute = { id: `dp_${id.slice(0, 8)}`, payment_intent: intent?.id, amount: 33_000 }
  await deliver('charge.dispute.created', dispute)
  await deliver('charge.dispute.funds_withdrawn', dispute)
  expect(await stateOf(owner, id)).toMatchObject({ openCents: 40_000 })
  await deliver('charge.dispute.funds_reinstated', dispute)
  expect(await stateOf(owner, id)).toMatchObject({ openCents: 7000 })
  const told = await billing.app.mails(billing.app.env.operatorEmail)
  expect(told.some(({ kind, text }) => kind === 'payment-disputed' && text.includes('$330.00'))).toBe(true)
})

/** Paid by Stripe, and about to be credited as a whole. */
async function paidAndWrong() {
  const { owner, id } = await owing()
  await owner.browser.call(payInvoice, { id })
  const [intent] = intentsOf(id)
  await deliver('payment_intent.succeeded', intent as object)
  const admin = await newPerson(billing.app, 'admin')
  const { lines } = (await admin.browser.call(readInvoice, { id })).body
  const credit = { id, lines: lines.map((line) => line.id), reason: 'Recorded twice.', returnsHours: false }
  return { owner, id, intent, admin, credit }
}

test('a credit note sends back by Stripe what was paid there, once', async () => {
  const { owner, intent, admin, credit } = await paidAndWrong()
  expect((await admin.browser.call(creditInvoice, credit)).body.status).toBe('credited')
  await billing.app.jobs.runDue('follow-invoice')
  const refunds = billing.stripe.calls.filter(
    ({ method, path, body }) => method === 'POST' && path === 'refunds' && body.payment_intent === intent?.id,
  )
  expect(refunds.map(({ body }) => body.amount)).toEqual(['40000'])
  await tellRefunds(intent)
  expect((await owner.browser.call(readLedger, {})).body.balanceCents).toBe(0)
})

test('a refund that fails later shows as failed, the operator is told what to do, and nothing is sent twice', async () => {
  const { owner, id, intent, admin, credit } = await paidAndWrong()
  const { creditNotes } = (await admin.browser.call(creditInvoice, credit)).body
  await billing.app.jobs.runDue('follow-invoice')
  const balance = async () => (await owner.browser.call(readLedger, {})).body.balanceCents
  await tellRefunds(intent, 'refund.created', { status: 'pending' })
  await tellRefunds(intent, 'refund.updated', { status: 'succeeded' })
  expect(await balance()).toBe(0)

  const failed = { status: 'failed', failure_reason: 'expired_or_canceled_card' }
  for (const type of ['refund.failed', 'refund.updated', 'refund.failed']) await tellRefunds(intent, type, failed)
  // What was told before comes late.
  await tellRefunds(intent, 'refund.updated', { status: 'succeeded' })
  const shown = (await owner.browser.call(readInvoice, { id })).body
  expect(shown).toMatchObject({ status: 'credited', paidCents: 40_000 })
  expect(shown.payments.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
    ['stripe', 40_000],
    ['refund', 40_000],
    ['refund_failed', 40_000],
  ])
  expect(await balance()).toBe(-40_000)
  const mails = (await billing.app.mails(billing.app.env.operatorEmail)).filter(
    ({ kind, subject }) => kind === 'refund-failed' && subject.includes(shown.number ?? ''),
  )
  expect(mails).toHaveLength(1)
  for (const said of ['$400.00', 'record it on the invoice as “Back to the firm”', `/invoices/${id}`])
    expect(mails[0]?.text).toContain(said)

  // It isn’t tried again; an admin sends it by hand.
  billing.stripe.forgetKeys()
  await refundCredit(creditNotes[0]?.id as string, billing.app.services)
  expect([...billing.stripe.refunds.values()].filter((one) => one.payment_intent === intent?.id)).toHaveLength(1)
  const transfer = { kind: 'refund' as const, amountCents: 40_000, reference: 'ACH 9', receivedOn: '2026-11-16' }
  expect((await admin.browser.call(recordPayment, { id, ...transfer })).status).toBe(200)
  expect(await balance()).toBe(0)
})

test('a failed refund keeps no later credit note from being sent back, in whatever order Stripe tells of both', async () => {
  const { owner } = await owing()
  const [seat] = await run('select firm_id as id from buyers where user_id = $1', [owner.userId])
  const admin = await newPerson(billing.app, 'admin')
  const id = await another(seat?.id as string, Array(2).fill({ minutes: 600, rateCents: 2000 }))
  await owner.browser.call(payInvoice, { id })
  const [intent] = intentsOf(id)
  await deliver('payment_intent.succeeded', intent as object)
  const { lines } = (await admin.browser.call(readInvoice, { id })).body
  const credit = async (line: string | undefined) => {
    const given = { id, lines: [line as string], reason: 'Recorded twice.', returnsHours: false }
    expect((await admin.browser.call(creditInvoice, given)).status).toBe(200)
    await billing.app.jobs.runDue('follow-invoice')
  }
  const sent = () => [...billing.stripe.refunds.values()].filter((one) => one.payment_intent === intent?.id)
  await credit(lines[0]?.id)
  const [first] = sent()
  // Stripe tells that it failed before it tells that it was made.
  await deliver('refund.failed', { ...first, status: 'failed' })
  await credit(lines[1]?.id)
  expect(sent().map(({ amount }) => amount)).toEqual([20_000, 20_000])
  await tellRefunds(intent)
  expect((await admin.browser.call(readInvoice, { id })).body).toMatchObject({ status: 'credited', paidCents: 20_000 })
})

test('a credit note over more than the latest payment is sent back from all of them, newest first, each once', async () => {
  const { owner } = await owing()
  const [seat] = await run('select firm_id as id from buyers where user_id = $1', [owner.userId])
  const admin = await newPerson(billing.app, 'admin')
  const id = await another(seat?.id as string, Array(2).fill({ minutes: 600, rateCents: 2000 }))
  const pay = async () => {
    await owner.browser.call(payInvoice, { id })
    const intent = intentsOf(id).at(-1) as { id: string }
    await deliver('payment_intent.succeeded', intent)
    return intent
  }
  // $400 were paid, $150 of them sent back by hand at Stripe, and paid again.
  const first = await pay()
  await deliver('refund.created', await refundAtStripe(first, 15_000))
  const second = await pay()
  expect(await stateOf(owner, id)).toMatchObject({ status: 'paid', openCents: 0 })

  const { lines } = (await admin.browser.call(readInvoice, { id })).body
  const credit = { id, lines: lines.map((line) => line.id), reason: 'Recorded twice.', returnsHours: false }
  const { creditNotes } = (await admin.browser.call(creditInvoice, credit)).body
  const sent = () =>
    [...billing.stripe.refunds.values()]
      .filter(({ metadata }) => (metadata as { credit_note_id?: string }).credit_note_id === creditNotes[0]?.id)
      .map(({ payment_intent, amount }) => [payment_intent, amount])
  await billing.app.jobs.runDue('follow-invoice')
  const expected = [
    [second.id, 15_000],
    [first.id, 25_000],
  ]
  expect(sent()).toEqual(expected)
  // Whoever does it again, at once or when Stripe has forgotten the keys, also after it has told of one of them, finds them sent.
  await Promise.all([1, 2].map(() => refundCredit(creditNotes[0]?.id as string, billing.app.services)))
  await tellRefunds(second)
  billing.stripe.forgetKeys()
  await refundCredit(creditNotes[0]?.id as string, billing.app.services)
  expect(sent()).toEqual(expected)
  await Promise.all([first, second, first].map((intent) => tellRefunds(intent)))
  expect((await admin.browser.call(readInvoice, { id })).body).toMatchObject({ status: 'credited', paidCents: 0 })
})

test('of refunds at once, none sends back more than was paid: by hand, by Stripe, by two credit notes', async () => {
  const { owner } = await owing()
  const [seat] = await run('select firm_id as id from buyers where user_id = $1', [owner.userId])
  const [admin, colleague] = [await newPerson(billing.app, 'admin'), await newPerson(billing.app, 'admin')]
  const transfer = { receivedOn: '2026-11-16', kind: 'transfer' as const, amountCents: 10_000, reference: 'ACH 1' }
  const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()

  // $100 came by transfer and $300 by Stripe, for two weeks over $200 each.
  const id = await another(seat?.id as string, Array(2).fill({ minutes: 600, rateCents: 2000 }))
  await admin.browser.call(recordPayment, { id, ...transfer })
  await owner.browser.call(payInvoice, { id })
  const [intent] = intentsOf(id)
  await deliver('payment_intent.succeeded', intent as object)
  const { lines } = (await admin.browser.call(readInvoice, { id })).body
  const notes = lines.map((line, index) =>
    (index === 0 ? admin : colleague).browser.call(creditInvoice, {
      ...{ id, lines: [line.id], reason: 'Recorded twice.', returnsHours: false },
    }),
  )
  expect(statuses(await Promise.all(notes))).toEqual([200, 200])
  await Promise.all([1, 2].map(() => billing.app.jobs.runDue('follow-invoice')))
  const asked = billing.stripe.calls.filter(
    ({ method, path, body }) => method === 'POST' && path === 'refunds' && body.payment_intent === intent?.id,
  )
  expect(
    new Map(asked.map(({ idempotencyKey, body }) => [idempotencyKey, Number(body.amount)])).values().toArray().sort(),
  ).toEqual([10_000, 20_000])

  // Both are told at once, each twice.
  await Promise.all([1, 2].map(() => tellRefunds(intent)))
  expect((await admin.browser.call(readInvoice, { id })).body.paidCents).toBe(10_000)

  // What is left goes back by hand: of two who do so at once, one.
  const back = [admin, colleague].map(({ browser }, index) =>
    browser.call(recordPayment, { id, ...transfer, kind: 'refund', reference: `BACK ${index}` }),
  )
  const messages = (await Promise.all(back)).map(({ error }) => error?.message ?? 'recorded').sort()
  expect(messages).toEqual([invoiceMessages.notPaid, 'recorded'].sort())
  const paid = await admin.browser.call(readInvoice, { id })
  expect(paid.body).toMatchObject({ status: 'credited', creditedCents: 40_000, paidCents: 0 })
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
