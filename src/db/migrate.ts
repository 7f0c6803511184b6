import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import type { Driver } from './driver.ts'

const ours = new URL('./migrations/', import.meta.url)

const ledger = `
  create schema if not exists migration;
  create table if not exists migration.applied (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  );
  alter table migration.applied enable row level security;
  alter table migration.applied force row level security;
`
// The ledger's owner writes it under forced row-level security; no role of the application reaches it.
const ledgerPolicy = `
  do $$ begin
    if not exists (select from pg_policies where schemaname = 'migration') then
      execute format('create policy owner_works on migration.applied to %I using (true) with check (true)', current_user);
    end if;
  end $$;
`
/** The migrations of this version of the product, in order. */
export const migrationNames = async (folder = ours): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()

const undefinedTable = '42P01'

const statement = (sql: string) => ({ sql, parameters: [] })

/** Applies what is new, each migration in a transaction of its own. A changed one stops the start: a merged migration is never edited. */
export async function migrate(
  driver: Driver,
  onApply: (name: string) => void = () => {},
  folder = ours,
): Promise<number> {
  const known = await readLedger(driver)
  if (known && (await newMigrations(folder, known)).length === 0) return 0
  return alone(driver, async () => {
    const fresh = await newMigrations(folder, (await readLedger(driver)) ?? (await makeLedger(driver)))
    for (const migration of fresh) {
      onApply(migration.name)
      await apply(driver, migration)
    }
    return fresh.length
  })
}

type Migration = { name: string; sql: string; checksum: string }

async function newMigrations(folder: URL, applied: Map<string, string>): Promise<Migration[]> {
  const fresh: Migration[] = []
  for (const name of await migrationNames(folder)) {
    const sql = await readFile(new URL(name, folder), 'utf8')
    const checksum = createHash('sha256').update(sql).digest('hex')
    const known = applied.get(name)
    if (known && known !== checksum) throw new Error(`Migration ${name} was changed after it was applied.`)
    if (!known) fresh.push({ name, sql, checksum })
  }
  return fresh
}

/**
 * Two processes that start together must not migrate together. The lock belongs to the connection. Whoever finds it taken
 * asks again later: a statement that waited for it would keep an index from being built concurrently.
 */
async function alone<T>(driver: Driver, work: () => Promise<T>): Promise<T> {
  const tryLock = statement('select pg_try_advisory_lock(7433201) as mine')
  while (!(await driver.burst([tryLock]))[0]?.rows[0]?.mine) await setTimeout(200)
  try {
    return await work()
  } finally {
    await driver.burst([statement('select pg_advisory_unlock(7433201)')])
  }
}

/** What has been applied, or nothing where no ledger is kept yet. */
async function readLedger(driver: Driver): Promise<Map<string, string> | undefined> {
  try {
    const [seen] = await driver.burst([statement('select name, checksum from migration.applied')])
    return new Map(seen?.rows.map((row) => [row.name as string, row.checksum as string]))
  } catch (error) {
    if ((error as { code?: string }).code !== undefinedTable) throw error
    return undefined
  }
}

async function makeLedger(driver: Driver): Promise<Map<string, string>> {
  await driver.script(`begin; ${ledger} ${ledgerPolicy} commit;`)
  return (await readLedger(driver)) ?? new Map()
}

/** How a migration begins that builds indexes beside the work of others, which no transaction can. */
const outsideTransaction = '-- Outside a transaction'

/** One that works outside a transaction is sent statement by statement, and is written so that it can be begun again. */
async function apply(driver: Driver, { name, sql, checksum }: Migration): Promise<void> {
  const claim = `insert into migration.applied (name, checksum) values ('${name}', '${checksum}')`
  if (!sql.startsWith(outsideTransaction)) {
    await driver.script(`begin; set local lock_timeout = '5s'; ${claim}; ${sql}; commit;`)
    return
  }
  for (const single of sql.split(/;\n/).filter((text) => text.trim())) await driver.script(single)
  await driver.script(claim)
}
