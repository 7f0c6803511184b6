import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { Driver } from './driver.ts'

const folder = new URL('./migrations/', import.meta.url)

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
export const migrationNames = async (): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()

const undefinedTable = '42P01'

/** Two processes that start together must not migrate together. */
const lock = 'select pg_advisory_xact_lock(7433201)'

/** Applies what is new, each migration in a transaction of its own. A changed one stops the start: a merged migration is never edited. */
export async function migrate(driver: Driver, onApply: (name: string) => void = () => {}): Promise<number> {
  const applied = (await readLedger(driver)) ?? (await makeLedger(driver))
  let count = 0
  for (const name of await migrationNames()) {
    const sql = await readFile(new URL(name, folder), 'utf8')
    const checksum = createHash('sha256').update(sql).digest('hex')
    const known = applied.get(name)
    if (known && known !== checksum) throw new Error(`Migration ${name} was changed after it was applied.`)
    if (known) continue
    onApply(name)
    await applyOnce(driver, name, sql, checksum)
    count++
  }
  return count
}

/** What has been applied, or nothing where no ledger is kept yet. */
async function readLedger(driver: Driver): Promise<Map<string, string> | undefined> {
  try {
    const [seen] = await driver.burst([{ sql: 'select name, checksum from migration.applied', parameters: [] }])
    return new Map(seen?.rows.map((row) => [row.name as string, row.checksum as string]))
  } catch (error) {
    if ((error as { code?: string }).code !== undefinedTable) throw error
    return undefined
  }
}

async function makeLedger(driver: Driver): Promise<Map<string, string>> {
  await driver.script(`begin; ${lock}; ${ledger} ${ledgerPolicy} commit;`)
  return (await readLedger(driver)) ?? new Map()
}

/** The lock is held to the end of the transaction; whoever waited for it finds the name taken and does nothing. */
async function applyOnce(driver: Driver, name: string, sql: string, checksum: string): Promise<void> {
  const claim = `insert into migration.applied (name, checksum) values ('${name}', '${checksum}')`
  try {
    await driver.script(`begin; set local lock_timeout = '5s'; ${lock}; ${claim}; ${sql}; commit;`)
  } catch (error) {
    if ((error as { code?: string }).code !== '23505') throw error
  }
}
