import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { creditInvoice } from '#contract/invoices.ts'
import { listPayouts, readPayouts, recordPayout } from '#contract/payouts.ts'
import { decimalCents } from '#domain/money.ts'
import { owedChanged, recordedTwice } from '#domain/payouts/payout.ts'
import { formatDay } from '#domain/statements/contents.ts'
import { fileOf, newInvoice } from '../testing/billed-work.ts'
import { newPerson, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp()
  admin = await newPerson(app, 'admin')
})
afterAll(() => app.close())

test('what a bank or an exchange took is a line, and what is owed is the sum', async () => {
  const { talent } = await newInvoice(app, admin, [{ minutes: 600, rateCents: 4000 }])
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

test('a payment that is told again, by one who missed the answer or by another admin, is recorded once', async () => {
  const { talent } = await newInvoice(app, admin, [{ minutes: 600, rateCents: 4000 }])
  const other = await newPerson(app, 'admin')
  const payment = { kind: 'payment', talentId: talent.userId, amountCents: 15_000, reference: 'WIRE 9' } as const
  const told = await Promise.all(
    [admin, other, admin].map(({ browser }) => browser.call(recordPayout, { line: payment })),
  )
  expect(told.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const { body } = await admin.browser.call(recordPayout, { line: { ...payment, reference: 'WIRE 10' } })
  expect(body.owedCents).toBe(10_000)
  await app.database.ownerRun(
    `update payout_lines set created_at = created_at - interval '2 days' where talent_id = $1`,
    [talent.userId],
  )
  const later = await admin.browser.call(recordPayout, { line: { ...payment, amountCents: 15_000 } })
  expect(later.body.owedCents).toBe(-5_000)
})

test('of two admins who look at one balance, whoever records second is told, and writes nothing', async () => {
  const { talent } = await newInvoice(app, admin, [{ minutes: 600, rateCents: 4000 }])
  const other = await newPerson(app, 'admin')
  const pay = ({ browser }: Person, expectedOwedCents: number, reference: string, amountCents = 40_000) =>
    browser.call(recordPayout, {
      line: { kind: 'payment', talentId: talent.userId, amountCents, reference },
      expectedOwedCents,
    })
  const recorded = () =>
    app.database.ownerRun(
      `select (select count(*)::int from payout_lines where talent_id = $1 and kind = 'payment') as lines,
         (select count(*)::int from events where event = 'payout.recorded' and subject_id = $1) as events`,
      [talent.userId],
    )
  const told = await Promise.all([admin, other, admin].map((who, index) => pay(who, 40_000, `WIRE ${index}`)))
  expect(told.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  for (const { status, error } of told) if (status === 409) expect(error?.message).toBe(owedChanged)
  expect(await recorded()).toEqual([{ lines: 1, events: 1 }])
  // An answer that was lost: it isn’t taken for a colleague’s.
  const index = told.findIndex(({ status }) => status === 200)
  expect((await pay(admin, 40_000, `WIRE ${index}`)).error?.message).toBe(recordedTwice)
  // In parts, and more than is owed, by whoever knows what was recorded before.
  expect((await pay(other, 0, 'WIRE 4', 5_000)).body.owedCents).toBe(-5_000)
  expect((await pay(admin, 0, 'WIRE 5', 5_000)).status).toBe(409)
  expect((await pay(admin, -5_000, 'WIRE 5', 5_000)).body.owedCents).toBe(-10_000)
  expect(await recorded()).toEqual([{ lines: 3, events: 3 }])
})

test('a payment isn’t recorded over hours that were taken back meanwhile', async () => {
  const { talent, invoice } = await newInvoice(app, admin, [{ minutes: 600, rateCents: 4000 }])
  const credit = { id: invoice.id, lines: invoice.lines.map(({ id }) => id), reason: 'Twice.', returnsHours: true }
  expect((await admin.browser.call(creditInvoice, credit)).status).toBe(200)
  const line = { kind: 'payment', talentId: talent.userId, amountCents: 40_000, reference: 'WIRE 1' } as const
  const paid = await admin.browser.call(recordPayout, { line, expectedOwedCents: 40_000 })
  expect(paid.error?.message).toBe(owedChanged)
})

test('each currency has sums of its own: on the page, in the list, and recorded in it', async () => {
  const { talent } = await newInvoice(app, admin, [{ minutes: 600, rateCents: 4000 }])
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
  const place = (talentId: string, location: string) =>
    app.database.ownerRun('update candidates set profile_data = $2 where user_id = $1', [
      talentId,
      JSON.stringify({ personal_info: { location } }),
    ])
  for (const location of ['Tirana, Albania', 'Durrës, Albania', 'Berat, Albania']) {
    const { talent } = await newInvoice(app, admin, [{ minutes: 600, rateCents: 4000 }])
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
  const { talent } = await newInvoice(app, admin, [{ minutes: 600, rateCents: 4000 }])
  await app.database.ownerRun(
    `insert into payout_lines (talent_id, kind, amount_cents, currency, note)
     select $1, 'adjustment', 100 * (n % 3), 'X' || chr(65 + n / 26) || chr(65 + n % 26), 'x' from generate_series(1, 90) n where n % 3 <> 0`,
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
      [currency, decimalCents(dueCents), decimalCents(owedCents), nextDueOn].join(),
    ),
  )
  expect(listed).toEqual(filed)
  expect(text).toMatch(/^\uFEFF?Name,Email,Lives in,Country,Currency,Due now,Total owed,Next due,Bank country,/)
  expect(pages[0]?.payouts).toHaveLength(50)
  const total = filed.length
  for (const page of pages) expect(page).toMatchObject({ total, pageCount: Math.ceil(total / 50), isTotalExact: true })
})

test('what someone was paid has pages', async () => {
  const { talent } = await newInvoice(app, admin, [{ minutes: 600, rateCents: 4000 }])
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
  const { talent } = await newInvoice(
    app,
    admin,
    mondays.map((startsOn) => ({ minutes: 600, rateCents: 4000, startsOn })),
  )
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
