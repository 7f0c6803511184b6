import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { balanceOf, type LedgerEntry } from '#domain/invoices/ledger.ts'
import { lineOf, totalsOf } from '#domain/invoices/money.ts'
import { insertCharge, listCreditRefunds, setOutcome } from './charges.ts'
import {
  creditInvoice,
  deleteDraftInvoice,
  draftInvoice,
  findInvoice,
  insertPayment,
  issueDraft,
  listLedger,
  readBalance,
  setIssued,
} from './invoices.ts'
import { type BilledFirm, billedFirm, startBilling } from './testing/billed-firm.ts'
import { type TestDatabase, testDatabase } from './testing/test-database.ts'

let database: TestDatabase
let admin: { userId: string }
beforeAll(async () => {
  database = await testDatabase()
  admin = await startBilling(database)
})
afterAll(() => database.close())

const through = '2026-11-15'
const issue = (firm: BilledFirm, isKilled = false) =>
  database.db.asSystem(async (tx) => {
    const id = await draftInvoice(tx, { firmId: firm.id, engagementId: null, through })
    if (id) await issueDraft(tx, id)
    if (isKilled) throw new Error('killed')
    return id
  })
const read = async (id: string | null) => {
  const found = await database.db.asSystem((tx) => findInvoice(tx, id ?? ''))
  if (!found) throw new Error('missing')
  return found
}
const run = (sql: string, parameters: unknown[] = []) => database.ownerRun(sql, parameters)

describe('what is billed', () => {
  test('random weeks tie to the cent with a model by hand', async () => {
    const weeks = fc.sample(
      fc.record({
        minutes: fc.integer({ min: 1, max: 160 }).map((quarters) => quarters * 15),
        rateCents: fc.integer({ min: 500, max: 25_000 }),
        feeBasisPoints: fc.constantFrom(0, 1, 1000, 1500, 3333),
      }),
      { numRuns: Number(process.env.WEEKS ?? 200), seed: 20261116 },
    )
    const firms = Array.from({ length: 10 }, (_, index) => weeks.filter((_, at) => at % 10 === index))
    for (const own of firms) {
      const firm = await billedFirm(database, own)
      const invoice = await read(await issue(firm))
      let [minutes, pay, fee] = [0n, 0n, 0n]
      for (const week of own) {
        const weekPay = (BigInt(week.minutes) * BigInt(week.rateCents) * 2n + 60n) / 120n
        minutes += BigInt(week.minutes)
        pay += weekPay
        fee += (weekPay * BigInt(week.feeBasisPoints) * 2n + 10_000n) / 20_000n
      }
      expect([invoice.minutes, invoice.payCents, invoice.feeCents, invoice.totalCents]).toEqual(
        [minutes, pay, fee, pay + fee].map(Number),
      )
      expect(totalsOf(own.map(lineOf)).totalCents).toBe(invoice.totalCents)
      expect(totalsOf(invoice.lines).totalCents).toBe(invoice.totalCents)
      const [due] = await run(
        `select sum(p.amount_cents)::int as cents from payout_lines p join invoice_lines l on l.id = invoice_line_id
         where l.invoice_id = $1`,
        [invoice.id],
      )
      expect(due?.cents).toBe(invoice.payCents)
    }
  }, 120_000)

  test.each(['open', 'submitted', 'returned', 'invoiced'])(
    'a week that is %s is on no invoice, whoever writes it',
    async (status) => {
      const firm = await billedFirm(database, [{ minutes: 600, rateCents: 4000 }])
      const [week] = firm.weekIds
      await run(
        `insert into invoices (id, firm_id, client, client_place, terms_days, through) values ($1, $2, 'x', '', 7, $3)`,
        [firm.engagementId, firm.id, through],
      )
      await firm.setStatus(status)
      expect(await issue(firm)).toBeNull()
      const line = 'insert into invoice_lines (invoice_id, week_id) values ($1, $2)'
      await expect(run(line, [firm.engagementId, week])).rejects.toMatchObject({ code: '23514' })
      for (const role of ['app_buyer', 'app_talent', 'app_admin', 'app_system', 'app_definer'])
        await expect(
          database.asSuperuser(async (ask) => {
            await ask({ sql: `set local role ${role}`, parameters: [] })
            await ask({ sql: line, parameters: [firm.engagementId, week] })
          }),
        ).rejects.toThrow()
    },
  )

  test('minutes, rate, pay and fee of a line are the week’s, whatever is asked for', async () => {
    const firm = await billedFirm(database, [{ minutes: 600, rateCents: 4000, feeBasisPoints: 1500 }])
    await run(
      `insert into invoices (id, firm_id, client, client_place, terms_days, through) values ($1, $2, 'x', '', 7, $3)`,
      [firm.engagementId, firm.id, through],
    )
    await run(
      `insert into invoice_lines (invoice_id, week_id, professional, project, starts_on, minutes, rate_cents, fee_basis_points, pay_cents, fee_cents)
       values ($1, $2, 'x', 'x', '2020-01-06', 9999, 1, 1, 1, 1)`,
      [firm.engagementId, firm.weekIds[0]],
    )
    expect((await read(firm.engagementId)).lines).toMatchObject([
      { minutes: 600, rateCents: 4000, feeBasisPoints: 1500, payCents: 40_000, feeCents: 6_000 },
    ])
    await expect(run('update invoice_lines set minutes = 1')).rejects.toMatchObject({ code: '23514' })
  })

  test('an approval that was taken back since the draft keeps it from being issued', async () => {
    const firm = await billedFirm(database, [{ minutes: 600, rateCents: 4000 }])
    const id = await database.db.asUser(admin, (tx) =>
      draftInvoice(tx, { firmId: firm.id, engagementId: null, through }),
    )
    await firm.setStatus('submitted')
    await expect(database.db.asUser(admin, (tx) => setIssued(tx, id ?? '', 'issued'))).rejects.toMatchObject({
      code: '23514',
    })
    expect(await database.db.asUser(admin, (tx) => deleteDraftInvoice(tx, id ?? ''))).toEqual({ id })
    await firm.setStatus('approved')
    expect(await issue(firm)).not.toBeNull()
  })

  test('a draft takes its weeks: a second one finds none, and weeks after its last day stay for the next', async () => {
    const firm = await billedFirm(database, [
      { minutes: 600, rateCents: 4000 },
      { minutes: 600, rateCents: 4000, startsOn: '2026-11-16' },
    ])
    const drafts = await Promise.all(
      [1, 2, 3].map(() =>
        database.db.asUser(admin, (tx) => draftInvoice(tx, { firmId: firm.id, engagementId: null, through })),
      ),
    )
    expect(drafts.filter(Boolean)).toHaveLength(1)
    expect((await read(drafts.find(Boolean) ?? '')).lines).toHaveLength(1)
  })
})

describe('numbers', () => {
  const issued = async () =>
    (await run(`select number from invoices where number is not null`)).map(({ number }) =>
      Number(String(number).slice(9)),
    )

  // On the embedded database, transactions wait for each other anyway.
  const racing = process.env.TEST_DATABASE_URL ? 100 : 20

  test(`${racing} racing issues leave no gap and no double, however many of them die`, async () => {
    const before = (await issued()).length
    const firms = []
    for (let index = 0; index < racing; index++)
      firms.push(await billedFirm(database, [{ minutes: 60 + 15 * index, rateCents: 4321 }]))
    const dies = fc.sample(fc.boolean(), { numRuns: racing, seed: 7 })
    const ended = await Promise.allSettled(firms.map((firm, index) => issue(firm, dies[index])))
    const done = ended.filter(({ status }) => status === 'fulfilled').length
    expect(done).toBe(dies.filter((isKilled) => !isKilled).length)
    // Those that died are issued later.
    for (const [index, firm] of firms.entries()) if (dies[index]) await issue(firm)
    const numbers = (await issued()).sort((one, other) => one - other)
    expect(numbers).toEqual(Array.from({ length: before + racing }, (_, index) => index + 1))
    process.stdout.write(
      `Invoices: ${racing} racing issues, ${racing - done} killed, ${numbers.length} numbers without a gap\n`,
    )
  }, 120_000)

  test('a kill at any statement of issuing leaves all or nothing', async () => {
    const firm = await billedFirm(database, [
      { minutes: 600, rateCents: 4000 },
      { minutes: 615, rateCents: 4100 },
    ])
    const tables = ['invoices', 'invoice_lines', 'payout_lines', 'jobs', 'events', 'document_numbers', 'weeks'] as const
    const state = () =>
      run(
        `select ${tables.filter((table) => table !== 'weeks' && table !== 'document_numbers').map((table) => `(select count(*)::int from ${table}) as ${table}`)},
         (select sum(last)::int from document_numbers) as numbers, (select count(*)::int from weeks where status = 'invoiced') as weeks`,
      )
    const whole = await state()
    for (const table of tables)
      for (const timing of ['before', 'after']) {
        await run(
          `create function pg_temp_fail() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`,
        )
        await run(
          `create trigger zz_fail ${timing} insert or update on ${table} for each row execute function pg_temp_fail()`,
        )
        await expect(issue(firm), `${timing} ${table}`).rejects.toThrow()
        await run('drop function pg_temp_fail() cascade')
        expect(await state(), `${timing} ${table}`).toEqual(whole)
      }
    expect((await read(await issue(firm))).lines).toHaveLength(2)
  })
})

describe('credit notes and payments', () => {
  const credit = (id: string, lines: string[], returnsHours = false) =>
    database.db.asUser(admin, (tx) => creditInvoice(tx, { id, lines, reason: 'Recorded twice.', returnsHours }))
  const pay = (id: string, amountCents: number, reference: string, kind: 'transfer' | 'refund' = 'transfer') =>
    database.db.asUser(admin, (tx) => insertPayment(tx, { invoiceId: id, kind, amountCents, reference }))

  test('nothing that was issued is changed or deleted', async () => {
    const invoice = await read(await issue(await billedFirm(database, [{ minutes: 600, rateCents: 4000 }])))
    for (const sql of [
      'delete from invoices where id = $1',
      'delete from invoice_lines where invoice_id = $1',
      `update invoices set total_cents = 1, pay_cents = 1 where id = $1`,
      `update invoices set number = 'INV-1' where id = $1`,
      `update invoices set due_on = '2030-01-01' where id = $1`,
      'update invoice_lines set pay_cents = 1, minutes = 1, rate_cents = 60 where invoice_id = $1',
    ])
      await expect(run(sql, [invoice.id]), sql).rejects.toMatchObject({ code: '23514' })
  })

  test('the whole of it is paid in parts, taken back and paid again', async () => {
    const { id, totalCents } = await read(await issue(await billedFirm(database, [{ minutes: 600, rateCents: 4000 }])))
    await pay(id, totalCents - 1, 'A')
    expect((await read(id)).status).toBe('issued')
    expect(await pay(id, 1, 'A')).toBe(false)
    await expect(pay(id, 2, 'B')).rejects.toMatchObject({ code: '23514' })
    await pay(id, 1, 'B')
    expect((await read(id)).status).toBe('paid')
    await expect(pay(id, totalCents + 1, 'C', 'refund')).rejects.toMatchObject({ code: '23514' })
    await pay(id, 5, 'C', 'refund')
    expect((await read(id)).status).toBe('issued')
    await pay(id, 5, 'D')
    expect((await read(id)).status).toBe('paid')
  })

  test('credited hours that are returned can be approved and billed again, and their pay is taken back', async () => {
    const firm = await billedFirm(database, [
      { minutes: 600, rateCents: 4000 },
      { minutes: 300, rateCents: 4000 },
    ])
    const { id, lines, totalCents } = await read(await issue(firm))
    const [first] = lines
    await credit(id, [first?.id ?? ''], true)
    expect(await read(id)).toMatchObject({ status: 'issued', totalCents, creditedCents: first?.payCents })
    await expect(credit(id, [first?.id ?? ''])).rejects.toMatchObject({ code: '23514' })
    const [owed] = await run(`select sum(amount_cents)::int as cents from payout_lines where talent_id = $1`, [
      firm.talentId,
    ])
    expect(owed?.cents).toBe(totalCents - (first?.payCents ?? 0))
    await firm.setStatus('approved', 'returned')
    expect((await read(await issue(firm))).lines).toMatchObject([{ minutes: first?.minutes }])
  })

  test('an invoice whose lines are all credited is credited, and a paid one is refunded by it', async () => {
    const firm = await billedFirm(database, [{ minutes: 600, rateCents: 4000 }])
    const { id, lines, totalCents } = await read(await issue(firm))
    await pay(id, totalCents, 'A')
    await credit(
      id,
      lines.map((line) => line.id),
    )
    expect(await read(id)).toMatchObject({ status: 'credited', creditedCents: totalCents })
    const ledger = (await database.db.asSystem((tx) => listLedger(tx, firm.id))) as LedgerEntry[]
    expect(balanceOf(ledger)).toBe(-totalCents)
    await pay(id, totalCents, 'R', 'refund')
    expect(balanceOf((await database.db.asSystem((tx) => listLedger(tx, firm.id))) as LedgerEntry[])).toBe(0)
    expect(await issue(firm)).toBeNull()
  })

  test('a payment of each kind counts the way the ledger says', async () => {
    const firm = await billedFirm(database, [{ minutes: 600, rateCents: 4000 }])
    const { id, totalCents } = await read(await issue(firm))
    await pay(id, 10_000, 'A')
    for (const [index, kind] of (['stripe', 'dispute', 'dispute_won', 'refund', 'refund_failed'] as const).entries()) {
      await database.db.asSystem((tx) =>
        insertPayment(tx, { invoiceId: id, kind, amountCents: 10 ** index, reference: 'B' }),
      )
      const [ledger, balance] = await database.db.asSystem(
        async (tx) => [await listLedger(tx, firm.id), await readBalance(tx, firm.id)] as const,
      )
      const owed = balanceOf(ledger as LedgerEntry[])
      expect(balance?.balanceCents, kind).toBe(owed)
      expect(totalCents - (await read(id)).paidCents, kind).toBe(owed)
    }
  })

  test('whatever came and went by Stripe, credit notes send back what a plain model does', async () => {
    const cents = fc.integer({ min: 1, max: 300 })
    const step = fc.oneof(
      fc.record({ what: fc.constant('charge' as const), cents }),
      fc.record({ what: fc.constant('transfer' as const), cents }),
      fc.record({ what: fc.constantFrom('refund' as const, 'dispute' as const), cents, at: fc.nat() }),
      fc.record({ what: fc.constant('credit' as const) }),
    )
    let sentBack = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
        const weeks = [1, 2, 3].map((times) => ({ minutes: 60 * times, rateCents: 100 }))
        const { id, lines } = await read(await issue(await billedFirm(database, weeks)))
        const charges: { id: string; received: number; told: number; promised: number }[] = []
        let [transferred, credited] = [0, 0]
        const asSystem = (
          kind: 'stripe' | 'refund' | 'dispute',
          chargeId: string,
          amountCents: number,
          index: number,
        ) =>
          database.db.asSystem((tx) =>
            insertPayment(tx, { invoiceId: id, chargeId, kind, amountCents, reference: `${kind} ${index}` }),
          )
        for (const [index, next] of steps.entries()) {
          const paid = transferred + charges.reduce((sum, { received, told }) => sum + received - told, 0)
          if (next.what === 'charge') {
            const method = { customerId: 'cus_1', methodId: 'pm_1' }
            const charge = await database.db.asSystem(async (tx) => {
              const begun = await insertCharge(tx, { invoiceId: id, amountCents: next.cents, ...method })
              const outcome = { outcome: 'succeeded', paymentIntentId: `pi_${id}_${index}` } as const
              await setOutcome(tx, begun?.id as string, outcome, new Date())
              return begun?.id as string
            })
            await asSystem('stripe', charge, next.cents, index)
            charges.push({ id: charge, received: next.cents, told: 0, promised: 0 })
          } else if (next.what === 'transfer') {
            const amount = Math.min(next.cents, 600 - credited - paid)
            if (amount > 0) await pay(id, amount, `T${index}`)
            transferred += Math.max(0, amount)
          } else if (next.what === 'credit') {
            const line = lines.shift()
            if (!line) continue
            const note = (await credit(id, [line.id])) as string
            credited += line.payCents
            const underWay = charges.reduce((sum, { promised, told }) => sum + Math.max(0, promised - told), 0)
            let left = Math.min(line.payCents, paid - underWay + credited - 600)
            const wanted: { chargeId: string; amountCents: number }[] = []
            for (const charge of charges.toReversed()) {
              const amountCents = Math.min(left, charge.received - Math.max(charge.promised, charge.told))
              if (amountCents <= 0) continue
              charge.promised += amountCents
              left -= amountCents
              wanted.push({ chargeId: charge.id, amountCents })
            }
            const found = await database.db.asSystem((tx) => listCreditRefunds(tx, note))
            expect(found.map(({ chargeId, amountCents }) => ({ chargeId, amountCents }))).toEqual(wanted)
            sentBack += wanted.length
          } else {
            const charge = charges[next.at % charges.length]
            if (!charge) continue
            const most =
              charge.received - (next.what === 'refund' ? charge.told : Math.max(charge.promised, charge.told))
            const amount = Math.min(next.cents, most)
            if (amount <= 0) continue
            await asSystem(next.what, charge.id, amount, index)
            if (next.what === 'refund') charge.told += amount
            else charge.received -= amount
          }
        }
      }),
      { numRuns: 30 },
    )
    expect(sentBack).toBeGreaterThan(0)
  }, 120_000)

  test('whatever is paid, credited and taken back, status and ledger follow a plain model', async () => {
    const step = fc.record({ what: fc.constantFrom('pay', 'refund', 'credit'), size: fc.integer({ min: 1, max: 100 }) })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        const firm = await billedFirm(
          database,
          [1, 2, 3].map((times) => ({ minutes: 60 * times, rateCents: 100 })),
        )
        const { id, lines } = await read(await issue(firm))
        const model = { total: 600, paid: 0, credited: 0, left: [...lines] }
        for (const [index, { what, size }] of steps.entries()) {
          if (what === 'pay') {
            const amount = Math.min(size * 6, model.total - model.credited - model.paid)
            if (amount <= 0) continue
            await pay(id, amount, `P${index}`)
            model.paid += amount
          } else if (what === 'refund') {
            if (size > model.paid) continue
            await pay(id, size, `R${index}`, 'refund')
            model.paid -= size
          } else {
            const [line] = model.left.splice(size % Math.max(1, model.left.length), 1)
            if (!line || (await read(id)).status === 'credited') continue
            await credit(id, [line.id])
            model.credited += line.payCents
          }
          const open = model.total - model.credited - model.paid
          const wanted = model.left.length === 0 ? 'credited' : open <= 0 ? 'paid' : 'issued'
          expect((await read(id)).status).toBe(wanted)
          const ledger = (await database.db.asSystem((tx) => listLedger(tx, firm.id))) as LedgerEntry[]
          expect(balanceOf(ledger)).toBe(open)
        }
      }),
      { numRuns: 10 },
    )
  }, 60_000)
})
