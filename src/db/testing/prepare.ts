import { readySnapshot } from './migrated-pglite.ts'
import { readyTemplate } from './migrated-postgres.ts'

/** Once before all test files, so that none of them waits for the migrations. */
export async function setup(): Promise<void> {
  const url = process.env.TEST_DATABASE_URL
  await (url ? readyTemplate(url) : readySnapshot())
}
