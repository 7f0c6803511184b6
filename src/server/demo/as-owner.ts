import type { AsOwner } from '#db/demo.ts'
import type { Driver } from '#db/driver.ts'
import { openPostgres } from '#db/postgres-driver.ts'
import type { Env } from '../env.ts'

/** On a server the owner of the tables is another login than the application's; embedded, they are one. */
export const asOwner =
  ({ databaseOwnerUrl }: Env, driver: Driver): AsOwner =>
  async (statements) => {
    if (!databaseOwnerUrl) return driver.burst(statements)
    const owner = openPostgres(databaseOwnerUrl, { connections: 1 })
    return owner.burst(statements).finally(() => owner.close())
  }

/**
 * Of processes that start together one seeds; the others wait and find it done. An embedded database has one process, and puts the demo data on the disk at the end alone: what a power cut would lose is made again.
 */
export async function seedAlone({ databaseOwnerUrl }: Env, driver: Driver, seed: () => Promise<void>): Promise<void> {
  if (!databaseOwnerUrl) {
    await driver.script('set synchronous_commit = off')
    return seed().finally(() => driver.script('set synchronous_commit = on'))
  }
  const owner = openPostgres(databaseOwnerUrl, { connections: 1 })
  const lock = { sql: 'select pg_advisory_xact_lock(7433202)', parameters: [] }
  await owner.transaction(lock, seed).finally(() => owner.close())
}
