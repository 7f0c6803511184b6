import type { Stripe } from 'stripe'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { creditInvoice, payInvoice, readInvoice, readLedger, recordPayment } from '#contract/invoices.ts'
import { invoiceMessages } from '#domain/invoices/recording.ts'
import { newPerson } from '../testing/people.ts'
import { collectDue } from './collect-due.ts'
import { refundCredit } from './refund-credit.ts'
import { chargingApp } from './testing/charging-app.ts'

const { billing, run, owing, another, deliver, intentsOf, stateOf } = await chargingApp()
afterAll(() => billing.close())
beforeEach(() => {
  billing.stripe.charging.next = 'succeeded'
})

/** As someone does in Stripe’s dashboard. */
const refundAtStripe = async (intent: { id: string } | undefined, amount: number) =>
  (await billing.app.services.stripe?.refunds.create({ payment_intent: intent?.id as string, amount })) as Stripe.Refund

/** Stripe tells of all refunds of a payment at once. */
async function tellRefunds(intent: { id: string } | undefined, type = 'refund.created', changes: object = {}) {
  const made = [...billing.stripe.refunds.values()].filter((one) => one.payment_intent === intent?.id)
  const answers = await Promise.all(made.map((refund) => deliver(type, { ...refund, ...changes })))
  expect(new Set(answers)).toEqual(new Set([200]))
}

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

  // What went back is charged again only when someone asks for it.
  await billing.app.database.asSuperuser(async (ask) => {
    await ask({ sql: 'set local session_replication_role = replica', parameters: [] })
    await ask({
      sql: `update charges set updated_at = now() - interval '4 days' where invoice_id = $1`,
      parameters: [id],
    })
    await ask({ sql: 'update invoices set due_on = app.firm_today(null) - 1 where id = $1', parameters: [id] })
  })
  await collectDue(billing.app.services)
  expect(intentsOf(id)).toHaveLength(1)
  await owner.browser.call(payInvoice, { id })
  expect(intentsOf(id)).toMatchObject([{ amount: 40_000 }, { amount: 7000 }])
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
  const messages = (await Promise.all(back)).map(({ error }) => error?.message)
  expect(messages.filter((message) => message === undefined)).toHaveLength(1)
  // Told before or after waiting for the other one.
  const { notPaid, paidMeanwhile } = invoiceMessages
  expect([notPaid, paidMeanwhile]).toContain(messages.find((message) => message !== undefined))
  const paid = await admin.browser.call(readInvoice, { id })
  expect(paid.body).toMatchObject({ status: 'credited', creditedCents: 40_000, paidCents: 0 })
})
