import { join } from 'node:path'
import { openEmbedded } from '../embedded/embedded-driver.ts'
import { createDatabaseAccess } from '../session.ts'
import type { TestDatabase } from './test-database.ts'

/** The database in the folder of a product that a test starts and kills; one process at a time has it. */
export async function embeddedDatabase(dataDir: string): Promise<TestDatabase> {
  const driver = await openEmbedded(join(dataDir, 'postgres'))
  const asSuperuser: TestDatabase['asSuperuser'] = (work) =>
    driver.transaction({ sql: 'select 1', parameters: [] }, work)
  return {
    driver,
    db: createDatabaseAccess(driver),
    asSuperuser,
    ownerRun: async (sql, parameters = []) => (await asSuperuser((run) => run({ sql, parameters }))).rows,
    close: () => driver.close(),
  }
}
