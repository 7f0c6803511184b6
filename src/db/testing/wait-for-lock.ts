import { setTimeout } from 'node:timers/promises'
import type { Run } from '../driver.ts'
import type { TestDatabase } from './test-database.ts'

/** Until someone waits for this transaction. At once on the embedded database, which lets in one at a time. */
export async function waitForLock({ url }: TestDatabase, run: Run): Promise<void> {
  const sql = 'select from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))'
  for (let tries = 0; url && tries < 200; tries += 1) {
    if ((await run({ sql, parameters: [] })).rows.length > 0) return
    await setTimeout(50)
  }
}
