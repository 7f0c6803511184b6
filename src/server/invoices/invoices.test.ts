import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  creditInvoice,
  discardInvoice,
  draftInvoices,
  issueInvoice,
  listBillable,
  listInvoices,
  readInvoice,
  readLedger,
  readMonth,
  recordPayment,
  saveInvoicing,
} from '#contract/invoices.ts'
import { listNotices, markNoticesRead } from '#contract/notices.ts'
import { saveOperatorSettings } from '#contract/operator-settings.ts'
import { readFirmToVerify } from '#contract/verification.ts'
import { invoicingChanged } from '#domain/invoices/invoicing.ts'
import { invoiceMessages } from '#domain/invoices/recording.ts'
import { fileOf, newInvoice, newWork, through } from '../testing/billed-work.ts'
import { newBuyer, newMember, newPerson, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { issueDue } from './issue-due.ts'
import { remindFirms } from './remind-firms.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp()
  admin = await newPerson(app, 'admin')
})
afterAll(() => app.close())

/** In the month of the invoice, which is issued now. */
const receivedOn = Temporal.Now.plainDateISO('America/New_York').toString()
const transfer = (id: string, amountCents: number, reference = 'ACH 1') =>
  admin.browser.call(recordPayment, { id, kind: 'transfer', amountCents, reference, receivedOn })

test('a firm sees the draft once it is issued, is told by email, pays and is told again', async () => {
  const { owner, firmId } = await newWork(app, [{ minutes: 600, rateCents: 4000, feeBasisPoints: 1500 }])
  const [approver, viewer] = [await newMember(app, owner, 'approver'), await newMember(app, owner, 'viewer')]
  const { firms } = (await admin.browser.call(listBillable, {})).body
  expect(firms.find(({ id }) => id === firmId)).toMatchObject({ weeks: 1, rhythm: 'week', scope: 'firm', termsDays: 7 })
  const { ids } = (await admin.browser.call(draftInvoices, { firm: firmId, through })).body
  const id = ids[0] as string
  expect((await owner.browser.call(readInvoice, { id })).status).toBe(404)
  expect((await admin.browser.call(draftInvoices, { firm: firmId, through })).status).toBe(409)
  expect((await transfer(id, 1)).status).toBe(409)
  await admin.browser.call(saveOperatorSettings, { transferDetails: 'First Example Bank' })
  const { body } = await admin.browser.call(issueInvoice, { id })
  await admin.browser.call(saveOperatorSettings, { transferDetails: 'Second Example Bank' })
  expect((await owner.browser.call(readInvoice, { id })).body.transferDetails).toBe('First Example Bank')
  expect(body).toMatchObject({
    status: 'issued',
    totalCents: 46_000,
    openCents: 46_000,
    actions: ['credit-note', 'record'],
  })
  await app.jobs.runDue('follow-invoice')
  const noticesOf = async ({ browser }: Person) =>
    (await browser.call(listNotices, {})).body.notices.map(({ kind, path }) => [kind, path])
  expect(await noticesOf(approver)).toEqual([['invoice', `/invoices/${id}`]])
  expect(await noticesOf(viewer)).toEqual([])
  expect((await owner.browser.call(listInvoices, {})).body.invoices).toMatchObject([{ id, number: body.number }])
  expect((await transfer(id, 46_001)).error?.field).toBe('amountCents')
  expect((await transfer(id, 46_000)).body.status).toBe('paid')
  await app.jobs.runDue('follow-invoice')
  const mails = (await app.mails(owner.email)).map(({ kind }) => kind).filter((kind) => kind.startsWith('invoice'))
  expect(mails.sort()).toEqual(['invoice-issued', 'invoice-paid'])
  expect((await owner.browser.call(readLedger, {})).body).toMatchObject({ balanceCents: 0, overdueCents: 0 })
})

test('a draft is issued or discarded, and its weeks can be billed again; an issued one stays', async () => {
  const { firmId } = await newWork(app, [{ minutes: 600, rateCents: 4000 }])
  const draft = async () => (await admin.browser.call(draftInvoices, { firm: firmId, through })).body.ids[0] as string
  const id = await draft()
  expect((await admin.browser.call(readInvoice, { id })).body).toMatchObject({
    status: 'draft',
    actions: ['issue', 'discard'],
  })
  expect((await admin.browser.call(discardInvoice, { id })).status).toBe(200)
  expect((await admin.browser.call(readInvoice, { id })).status).toBe(404)
  const again = await draft()
  await admin.browser.call(issueInvoice, { id: again })
  expect((await admin.browser.call(discardInvoice, { id: again })).error).toMatchObject({
    code: 'conflict',
    message: 'This invoice has been issued.',
  })
})

test('files are for those who may read the invoice', async () => {
  const { owner, talent, invoice } = await newInvoice(app, admin, [{ minutes: 600, rateCents: 4000 }])
  const stranger = await newBuyer(app)
  const path = `/api/invoices/${invoice.id}/file.pdf`
  for (const [person, status] of [
    [owner, 200],
    [admin, 200],
    [stranger, 404],
    [talent, 403],
  ] as const)
    expect((await fileOf(person, path)).status).toBe(status)
  expect((await fileOf(owner, path)).text).toMatch(/^%PDF/)
  expect((await fileOf(owner, '/api/ledger.csv')).text).toContain(`${invoice.number},400.00,400.00`)
  expect((await fileOf(talent, '/api/ledger.csv')).status).toBe(403)
  expect((await fileOf(owner, '/api/payouts.csv')).status).toBe(403)
  expect((await fileOf(talent, '/api/payouts/statement.csv')).text).toContain('10.00,40.00,400.00,USD')
  const [named] = await app.database.ownerRun('select name from users where id = $1', [talent.userId])
  for (const [reader, query] of [
    [talent, ''],
    [admin, `?talent=${talent.userId}`],
  ] as const) {
    const statement = await reader.browser.send(`/api/payouts/statement.pdf${query}`)
    const input = Buffer.from(await statement.arrayBuffer())
    const { stdout } = spawnSync('pdftotext', ['-', '-'], { input, encoding: 'utf8' })
    expect(stdout).toContain(`${named?.name}, as of`)
  }
  expect((await fileOf(stranger, '/api/months/2026-11/file.csv')).status).toBe(403)
})

test('closed weeks are issued on their own, one for the firm or one for each engagement', async () => {
  const weeks = [
    { minutes: 600, rateCents: 4000, feeBasisPoints: 1500 },
    { minutes: 600, rateCents: 4000, feeBasisPoints: 1000, startsOn: '2026-11-02' },
  ]
  const [together, apart] = [await newWork(app, weeks), await newWork(app, weeks)]
  const terms = { rhythm: 'week', scope: 'engagement', termsDays: 0 } as const
  expect((await admin.browser.call(saveInvoicing, { id: apart.firmId, ...terms })).status).toBe(200)
  const { body: shown } = await admin.browser.call(readFirmToVerify, { id: apart.firmId })
  expect([shown.invoicing, shown.history.map(({ event }) => event)]).toEqual([terms, ['firm.invoicing-changed']])
  await issueDue(app.services)
  const countOf = async ({ owner }: { owner: Person }) =>
    (await owner.browser.call(listInvoices, {})).body.invoices.length
  expect([await countOf(together), await countOf(apart)]).toEqual([1, 2])
  expect(await issueDue(app.services)).toBe(0)
})

/** Reminds twice, of which the second finds nothing to do. */
async function dueIn(id: string, days: number): Promise<void> {
  await app.database.asSuperuser(async (run) => {
    await run({ sql: 'set local session_replication_role = replica', parameters: [] })
    await run({
      sql: 'update invoices set due_on = app.firm_today(null) + $2::int where id = $1',
      parameters: [id, days],
    })
  })
  for (const _ of [1, 2]) await app.services.db.asSystem((tx) => remindFirms(tx, app.services))
}

test('a firm is reminded before and after the due date, each time once, and told when it is overdue', async () => {
  const { owner, invoice } = await newInvoice(app, admin, [{ minutes: 600, rateCents: 4000 }])
  const kinds = async () =>
    (await app.mails(owner.email)).map(({ kind }) => kind).filter((kind) => /invoice/.test(kind))
  const late = async (days: number) => {
    await dueIn(invoice.id, -days)
    await app.jobs.runDue('follow-invoice')
    return kinds()
  }
  expect(await late(-4)).toEqual(['invoice-issued'])
  expect((await late(-3)).sort()).toEqual(['invoice-issued', 'invoice-reminder'])
  expect((await late(1)).sort()).toEqual(['invoice-issued', 'invoice-overdue', 'invoice-reminder'])
  expect(await late(8)).toHaveLength(4)
  expect((await owner.browser.call(readLedger, {})).body.overdueCents).toBe(40_000)
  const month = (await admin.browser.call(readMonth, { month: receivedOn.slice(0, 7) })).body
  expect(month.aging.to30).toBe(40_000)
  expect(month.overdueCents).toBe(month.openCents - month.aging.current)
})

test('the bell tells those who decide for the firm: issued, due soon, overdue, paid', async () => {
  const { owner, invoice } = await newInvoice(app, admin, [{ minutes: 600, rateCents: 4000 }])
  const told = async () => {
    const { notices } = (await owner.browser.call(listNotices, { isUnread: 'true' })).body
    const own = notices.filter(({ kind }) => kind === 'invoice')
    for (const { id } of own) await owner.browser.call(markNoticesRead, { id })
    return own.map(({ text, path }) => [`${text.who}${text.what}`, path])
  }
  const number = `Invoice ${invoice.number}`
  const path = `/invoices/${invoice.id}`
  expect(await told()).toEqual([[`${number} is ready`, path]])
  await dueIn(invoice.id, 3)
  expect(await told()).toEqual([[`${number} is due soon`, path]])
  await dueIn(invoice.id, -1)
  expect(await told()).toEqual([[`${number} is overdue`, path]])
  const transfer = { kind: 'transfer', amountCents: 40_000, reference: 'ACH 1', receivedOn } as const
  await admin.browser.call(recordPayment, { id: invoice.id, ...transfer })
  expect(await told()).toEqual([[`${number} is paid`, path]])
})

test('of two admins who change how a firm is invoiced, whoever saves second is told, and overwrites nothing', async () => {
  const { firmId: id } = await newWork(app, [{ minutes: 600, rateCents: 4000 }])
  const other = await newPerson(app, 'admin')
  const read = async () => (await admin.browser.call(readFirmToVerify, { id })).body.invoicing
  const expected = await read()
  const [one, two] = [
    { ...expected, termsDays: 30 },
    { ...expected, rhythm: 'month' },
  ] as const
  const save = ({ browser }: Person, terms: typeof expected) => browser.call(saveInvoicing, { id, expected, ...terms })
  const told = await Promise.all([save(admin, one), save(other, two)])
  expect(told.map(({ status }) => status).sort()).toEqual([200, 409])
  const [kept, refused] = told[0].status === 200 ? [one, two] : [two, one]
  expect(await read()).toEqual(kept)
  expect((await save(admin, refused)).error?.message).toBe(invoicingChanged)
  expect((await save(other, kept)).status).toBe(200)
  expect(await read()).toEqual(kept)
})

test('of two admins who record a part of one invoice, whoever is second is told, and writes nothing', async () => {
  const { invoice } = await newInvoice(app, admin, [{ minutes: 600, rateCents: 4000 }])
  const other = await newPerson(app, 'admin')
  const record = ({ browser }: Person, kind: 'transfer' | 'refund', expectedPaidCents: number, reference: string) =>
    browser.call(recordPayment, { id: invoice.id, kind, amountCents: 10_000, reference, receivedOn, expectedPaidCents })
  for (const [kind, paid, after] of [
    ['transfer', 0, 10_000],
    ['transfer', 10_000, 20_000],
    ['refund', 20_000, 10_000],
  ] as const) {
    const told = await Promise.all(
      [admin, other].map((who, index) => record(who, kind, paid, `${kind} ${paid} ${index}`)),
    )
    expect(told.map(({ status }) => status).sort()).toEqual([200, 409])
    for (const { status, error } of told) if (status === 409) expect(error?.message).toBe(invoiceMessages.paidMeanwhile)
    expect((await admin.browser.call(readInvoice, { id: invoice.id })).body.paidCents).toBe(after)
    // An answer that was lost: it isn’t taken for a colleague’s.
    const index = told.findIndex(({ status }) => status === 200)
    const again = await record(admin, kind, paid, `${kind} ${paid} ${index}`)
    expect(again.error?.message).toBe(invoiceMessages.twice)
  }
  const recorded = await app.database.ownerRun(
    `select count(*)::int as count from events where event = 'payment.recorded' and subject_id = $1`,
    [invoice.id],
  )
  expect(recorded).toEqual([{ count: 3 }])
})

test('the month ties to the cent with the ledgers of all firms, added up another way', async () => {
  const one = await newInvoice(app, admin, [
    { minutes: 615, rateCents: 4321, feeBasisPoints: 1500 },
    { minutes: 45, rateCents: 3333, feeBasisPoints: 1500, startsOn: '2026-10-19' },
  ])
  await admin.browser.call(creditInvoice, {
    id: one.invoice.id,
    lines: [one.invoice.lines[0]?.id as string],
    reason: 'Recorded twice.',
    returnsHours: true,
  })
  await transfer(one.invoice.id, 100, 'PART')
  const [today] = await app.database.ownerRun(`select to_char(app.firm_today(null), 'YYYY-MM') as month`)
  const month = (await admin.browser.call(readMonth, { month: today?.month as string })).body
  const sums = { invoice: 0, credit_note: 0, payment: 0, refund: 0, refund_failed: 0, dispute: 0, dispute_won: 0 }
  for (const { id } of await app.database.ownerRun('select id from firms'))
    for (const { kind, amountCents } of (await admin.browser.call(readLedger, { firm: id as string })).body.entries)
      sums[kind] += amountCents
  expect(month.billed.totalCents).toBe(sums.invoice)
  expect(month.credited.totalCents).toBe(sums.credit_note)
  expect(month.receivedCents).toBe(sums.payment - sums.refund)
  expect(month.openCents).toBe(sums.invoice - sums.credit_note - sums.payment + sums.refund)
  // Two people with one name stay two.
  const people = await app.database.ownerRun('select count(distinct talent_id)::int as count from invoice_lines')
  expect(month.people).toHaveLength(people[0]?.count as number)
  for (const rows of [month.firms, month.people]) {
    let [minutes, cents] = [0, 0]
    for (const row of rows) {
      minutes += row.minutes
      cents += row.payCents + row.feeCents
    }
    expect(cents).toBe(sums.invoice - sums.credit_note)
    expect(minutes).toBe(month.billed.minutes - month.credited.minutes)
  }
  // The file adds up in a spreadsheet, too: by firm, by person and in all.
  const { text } = await fileOf(admin, `/api/months/${month.month}/file.csv`)
  const inFile = { Firm: 0, Person: 0 } as Record<string, number>
  for (const line of text.split('\r\n').slice(1)) {
    const [by = '', total = ''] = [line.split(',')[0], line.split(',').at(-1)]
    inFile[by] = (inFile[by] ?? 0) + Math.round(Number(total) * 100)
  }
  const net = sums.invoice - sums.credit_note
  expect(inFile).toMatchObject({ Firm: net, Person: net, Billed: sums.invoice, Credited: sums.credit_note })
  expect(inFile).toMatchObject({
    'Billed less credited': net,
    Received: month.receivedCents,
    'Open now': month.openCents,
  })
})

test('a list has pages of fifty, by status for whoever asks', async () => {
  const { owner, firmId, invoice } = await newInvoice(app, admin, [{ minutes: 600, rateCents: 4000 }])
  await app.database.asSuperuser((run) =>
    run({
      sql: `insert into invoices (firm_id, client, client_place, terms_days, through)
        select $1, 'Page', '', 7, '2026-11-15' from generate_series(1, 60)`,
      parameters: [firmId],
    }),
  )
  const list = async (person: Person, input: object) => {
    const { invoices, ...length } = (await person.browser.call(listInvoices, input)).body
    return [invoices.length, length.total, length.pageCount]
  }
  const firm = firmId
  expect(await list(admin, { firm })).toEqual([50, 61, 2])
  expect(await list(admin, { firm, page: 2 })).toEqual([11, 61, 2])
  expect(await list(admin, { firm, status: 'issued' })).toEqual([1, 1, 1])
  expect(await list(owner, {})).toEqual([1, 1, 1])
  const { invoices } = (await admin.browser.call(listInvoices, { firm, page: 2 })).body
  expect(invoices.at(-1)?.id).toBe(invoice.id)
})
