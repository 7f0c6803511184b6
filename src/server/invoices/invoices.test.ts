import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  creditInvoice,
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
import { listPayouts, readPayouts, recordPayout } from '#contract/payouts.ts'
import { readFirmToVerify } from '#contract/verification.ts'
import { billedFirm } from '#db/testing/billed-firm.ts'
import { formatDay } from '#domain/statements/contents.ts'
import { newBuyer, newPerson, newTalent, type Person } from '../testing/people.ts'
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

const through = '2026-11-15'
/** In the month of the invoice, which is issued now. */
const receivedOn = Temporal.Now.plainDateISO('America/New_York').toString()
type Weeks = Parameters<typeof billedFirm>[1]

/** A firm with its owner, and someone who worked approved weeks for it. */
async function working(weeks: Weeks) {
  const [owner, talent] = [await newBuyer(app), await newTalent(app)]
  const [seat] = await app.database.ownerRun('select firm_id as id from buyers where user_id = $1', [owner.userId])
  const firmId = seat?.id as string
  await billedFirm(app.database, weeks, { firmId, talentId: talent.userId })
  return { owner, talent, firmId }
}

async function issued(weeks: Weeks) {
  const made = await working(weeks)
  const { ids } = (await admin.browser.call(draftInvoices, { firm: made.firmId, through })).body
  return { ...made, invoice: (await admin.browser.call(issueInvoice, { id: ids[0] as string })).body }
}

const transfer = (id: string, amountCents: number, reference = 'ACH 1') =>
  admin.browser.call(recordPayment, { id, kind: 'transfer', amountCents, reference, receivedOn })

const fileOf = async (person: Person, path: string) => {
  const response = await person.browser.send(path)
  return { status: response.status, text: await response.text() }
}

test('a firm sees the draft once it is issued, is told by email, pays and is told again', async () => {
  const { owner, firmId } = await working([{ minutes: 600, rateCents: 4000, feeBasisPoints: 1500 }])
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
  expect((await owner.browser.call(listInvoices, {})).body.invoices).toMatchObject([{ id, number: body.number }])
  expect((await transfer(id, 46_001)).error?.field).toBe('amountCents')
  expect((await transfer(id, 46_000)).body.status).toBe('paid')
  await app.jobs.runDue('follow-invoice')
  const mails = (await app.mails(owner.email)).map(({ kind }) => kind).filter((kind) => kind.startsWith('invoice'))
  expect(mails.sort()).toEqual(['invoice-issued', 'invoice-paid'])
  expect((await owner.browser.call(readLedger, {})).body).toMatchObject({ balanceCents: 0, overdueCents: 0 })
})

test('files are for those who may read the invoice', async () => {
  const { owner, talent, invoice } = await issued([{ minutes: 600, rateCents: 4000 }])
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
  const [together, apart] = [await working(weeks), await working(weeks)]
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
  const { owner, invoice } = await issued([{ minutes: 600, rateCents: 4000 }])
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
})

test('the bell tells those who decide for the firm: issued, due soon, overdue, paid', async () => {
  const { owner, invoice } = await issued([{ minutes: 600, rateCents: 4000 }])
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

test('what a bank or an exchange took is a line, and what is owed is the sum', async () => {
  const { talent } = await issued([{ minutes: 600, rateCents: 4000 }])
  const record = (line: object) => admin.browser.call(recordPayout, { line: { talentId: talent.userId, ...line } })
  expect((await record({ kind: 'payment', amountCents: 39_000, reference: 'WIRE 7' })).body.owedCents).toBe(1000)
  expect((await record({ kind: 'bank_fee', amountCents: -1500, note: 'Wire' })).body.owedCents).toBe(-500)
  expect((await record({ kind: 'adjustment', amountCents: 500, note: 'We pay the fee' })).body.owedCents).toBe(0)
  const { lines, owed } = (await talent.browser.call(readPayouts, {})).body
  expect(lines.map(({ kind }) => kind).sort()).toEqual(['adjustment', 'bank_fee', 'payment', 'work'])
  expect(owed).toEqual([{ currency: 'USD', owedCents: 0, dueCents: 0 }])
  const { payouts } = (await admin.browser.call(listPayouts, {})).body
  // All of it was paid before it was due: nothing is due, and nothing is to be paid back.
  const settled = { owedCents: 0, dueCents: 0, currency: 'USD' }
  expect(payouts.find(({ talentId }) => talentId === talent.userId)).toMatchObject(settled)
})

test('each currency has sums of its own: on the page, in the list, and recorded in it', async () => {
  const { talent } = await issued([{ minutes: 600, rateCents: 4000 }])
  const record = (line: object) => admin.browser.call(recordPayout, { line: { talentId: talent.userId, ...line } })
  const exchange = { kind: 'exchange', note: '$300.00 at 0.92' }
  await record({ ...exchange, amountCents: -30_000 })
  expect((await record({ ...exchange, currency: 'EUR', amountCents: 27_600 })).body.owedCents).toBe(27_600)
  const payment = { kind: 'payment', currency: 'EUR', amountCents: 20_000, reference: 'SEPA 1' }
  expect((await record(payment)).body.owedCents).toBe(7_600)
  const sums = [
    { currency: 'EUR', owedCents: 7_600, dueCents: 7_600 },
    { currency: 'USD', owedCents: 10_000, dueCents: 0 },
  ]
  expect((await talent.browser.call(readPayouts, {})).body.owed).toEqual(sums)
  const { payouts } = (await admin.browser.call(listPayouts, {})).body
  const own = payouts.filter(({ talentId }) => talentId === talent.userId)
  expect(own.sort((one, other) => (one.currency < other.currency ? -1 : 1))).toMatchObject(sums)
  const { text } = await fileOf(talent, '/api/payouts/statement.csv')
  expect(text).toMatch(/,-200\.00,EUR,SEPA 1,/)
})

test('whoever pays sees how much each country needs', async () => {
  const place = async (talentId: string, location: string) => {
    const profile = JSON.stringify({ personal_info: { location } })
    await app.database.asSuperuser(async (run) => {
      await run({ sql: 'set local session_replication_role = replica', parameters: [] })
      const sql = 'update candidates set profile_data = $2 where user_id = $1'
      await run({ sql, parameters: [talentId, profile] })
    })
  }
  for (const location of ['Tirana, Albania', 'Durrës, Albania', 'Berat, Albania']) {
    const { talent } = await issued([{ minutes: 600, rateCents: 4000 }])
    await place(talent.userId, location)
    // Who was paid ahead needs nothing.
    const paid = location.startsWith('Berat') ? 50_000 : 10_000
    const line = { kind: 'payment', talentId: talent.userId, amountCents: paid, reference: 'WIRE 8' } as const
    await admin.browser.call(recordPayout, { line })
  }
  const { countries } = (await admin.browser.call(listPayouts, { by: '2030-01-01' })).body
  expect(countries.find(({ country }) => country === 'Albania')).toEqual({
    ...{ country: 'Albania', currency: 'USD', people: 2, dueCents: 60_000 },
  })
})

test('the list of payouts has pages, in the order of the file, with how many there are in all', async () => {
  const { talent } = await issued([{ minutes: 600, rateCents: 4000 }])
  await app.database.ownerRun(
    `insert into payout_lines (talent_id, kind, amount_cents, currency, note)
     select $1, 'adjustment', 100 * (n % 3), 'X' || chr(65 + n / 26) || chr(65 + n % 26), 'x' from generate_series(1, 60) n where n % 3 <> 0`,
    [talent.userId],
  )
  const pages = await Promise.all([1, 2, 3].map(async (page) => (await admin.browser.call(listPayouts, { page })).body))
  const { text } = await fileOf(admin, '/api/payouts.csv')
  const filed = text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => /([A-Z]{3},-?[\d.]+,-?[\d.]+,[\d-]*),/.exec(line)?.[1])
  const listed = pages.flatMap(({ payouts }) =>
    payouts.map(({ currency, dueCents, owedCents, nextDueOn }) =>
      [currency, (dueCents / 100).toFixed(2), (owedCents / 100).toFixed(2), nextDueOn].join(),
    ),
  )
  expect(listed).toEqual(filed)
  expect(pages[0]?.payouts).toHaveLength(50)
  const total = filed.length
  for (const page of pages) expect(page).toMatchObject({ total, pageCount: Math.ceil(total / 50), isTotalExact: true })
})

test('what someone was paid has pages', async () => {
  const { talent } = await issued([{ minutes: 600, rateCents: 4000 }])
  await app.database.ownerRun(
    `insert into payout_lines (talent_id, kind, amount_cents, reference) select $1, 'payment', -1, n::text from generate_series(1, 60) n`,
    [talent.userId],
  )
  const [first, second] = await Promise.all(
    [1, 2].map(async (page) => (await talent.browser.call(readPayouts, { page })).body),
  )
  const owed = [{ currency: 'USD', owedCents: 39_940, dueCents: 0 }]
  expect([first, second]).toMatchObject([1, 2].map(() => ({ total: 61, pageCount: 2, isTotalExact: true, owed })))
  const ids = [first, second].flatMap((list) => list?.lines.map(({ id }) => id))
  expect([first?.lines.length, new Set(ids).size]).toEqual([50, 61])
})

test('lines of one due date come by week, the latest first: on the page, in the file and on the statement', async () => {
  const mondays = ['2026-10-19', '2026-11-09', '2026-10-05', '2026-11-02', '2026-10-26', '2026-10-12']
  const { talent } = await issued(mondays.map((startsOn) => ({ minutes: 600, rateCents: 4000, startsOn })))
  const latestFirst = mondays.toSorted().reverse()
  const { lines } = (await talent.browser.call(readPayouts, {})).body
  expect(lines.map(({ startsOn }) => startsOn)).toEqual(latestFirst)
  const { text } = await fileOf(talent, '/api/payouts/statement.csv')
  const filed = text.trim().split('\n').slice(1)
  expect(filed.map((line) => latestFirst.find((monday) => line.includes(monday)))).toEqual(latestFirst)
  const statement = await talent.browser.send('/api/payouts/statement.pdf')
  const input = Buffer.from(await statement.arrayBuffer())
  const { stdout } = spawnSync('pdftotext', ['-layout', '-', '-'], { input, encoding: 'utf8' })
  const drawn = [...stdout.matchAll(/week of (\w+ \d+, \d+)/g)].map(([, day]) => day)
  expect(drawn).toEqual(latestFirst.map(formatDay))
})

test('the month ties to the cent with the ledgers of all firms, added up another way', async () => {
  const one = await issued([
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
  const { owner, firmId, invoice } = await issued([{ minutes: 600, rateCents: 4000 }])
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
