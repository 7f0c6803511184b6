import type { Driver } from '#db/driver.ts'
import { listLedger, readBalance } from '#db/invoices.ts'
import { migrate } from '#db/migrate.ts'
import { openPostgres } from '#db/postgres-driver.ts'
import { createDatabaseAccess } from '#db/session.ts'
import { startPostgres } from './postgres.ts'

/**
 * How long a firm's ledger with its balance takes among 1,000,000 billed weeks, or as many as you pass: 500 firms, four weeks on an
 * invoice, most of them paid, some credited.
 */
const weeks = Number(process.argv[2] ?? 1_000_000)
const firms = 500
const asked = 200

const perFirm = Math.ceil(weeks / firms / 4)

async function fill(driver: Driver): Promise<void> {
  await driver.transaction(
    { sql: `select set_config('session_replication_role', 'replica', true)`, parameters: [] },
    async (run) => {
      const write = (sql: string) => run({ sql, parameters: [] })
      await write(
        `insert into firms (id, name) select md5('firm' || f)::uuid, 'Firm ' || f from generate_series(1, ${firms}) f`,
      )
      await write(`insert into invoices (id, number, firm_id, status, client, client_place, terms_days, through, issued_on, due_on, minutes, pay_cents, fee_cents, total_cents)
      select md5('invoice' || f || '-' || n)::uuid, 'INV-2026-' || f || '-' || n, md5('firm' || f)::uuid,
        case when n % 20 = 0 then 'overdue' when n % 33 = 0 then 'credited' else 'paid' end, 'Firm ' || f, '', 7, date '2016-01-03' + n * 7,
        date '2016-01-04' + n * 7, date '2016-01-11' + n * 7, 9600, 640000, 96000, 736000
      from generate_series(1, ${firms}) f, generate_series(1, ${perFirm}) n`)
      await write(`insert into weeks (id, firm_id, starts_on, status, minutes, cap_minutes, rate_cents, fee_basis_points, submitted_at, decided_at)
      select md5('week' || i.id || w)::uuid, i.firm_id, date '2016-01-04', 'invoiced', 2400, 2400, 4000, 1500, now(), now()
      from invoices i, generate_series(1, 4) w`)
      await write(`insert into invoice_lines (invoice_id, week_id, professional, project, starts_on, minutes, rate_cents, fee_basis_points, pay_cents, fee_cents)
      select i.id, md5('week' || i.id || w)::uuid, 'Person ' || w, 'Close', date '2016-01-04', 2400, 4000, 1500, 160000, 24000
      from invoices i, generate_series(1, 4) w`)
      await write(`insert into credit_notes (number, invoice_id, firm_id, reason, issued_on, minutes, pay_cents, fee_cents, total_cents)
      select replace(number, 'INV', 'CN'), id, firm_id, 'x', issued_on, minutes, pay_cents, fee_cents, total_cents from invoices where status = 'credited'`)
      await write(`insert into payments (invoice_id, firm_id, kind, amount_cents, reference, received_on)
      select id, firm_id, 'stripe', total_cents, 'pi_' || number, due_on from invoices where status = 'paid'`)
    },
  )
  for (const table of ['firms', 'invoices', 'invoice_lines', 'weeks', 'payments', 'credit_notes'])
    await driver.burst([{ sql: `vacuum analyze ${table}`, parameters: [] }])
}

const server = await startPostgres()
const owner = openPostgres(server.url, { connections: 1 })
await migrate(owner)
await fill(owner)
const db = createDatabaseAccess(owner)
const times: number[] = []
for (let index = 0; index < asked; index++) {
  const [row] =
    (
      await owner.burst([
        { sql: `select md5('firm' || $1::int)::uuid as id`, parameters: [1 + ((index * 37) % firms)] },
      ])
    )[0]?.rows ?? []
  const firmId = String(row?.id)
  const began = performance.now()
  const balance = await db.asSystem(async (tx) => {
    await listLedger(tx, firmId, 200)
    return readBalance(tx, firmId)
  })
  times.push(performance.now() - began)
  if (!balance?.balanceCents || balance.balanceCents !== balance.overdueCents)
    throw new Error('The balance is what is overdue.')
}
times.sort((one, other) => one - other)
const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]?.toFixed(1)
process.stdout.write(
  `${weeks.toLocaleString('en-US')} weeks, ${firms} firms: ledger p50 ${at(0.5)} ms, p95 ${at(0.95)} ms\n`,
)
await owner.close()
server.stop()
