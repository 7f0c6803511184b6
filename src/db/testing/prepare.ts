import { readyFolder } from '../embedded/migrated-folder.ts'
import { readySnapshot } from './migrated-pglite.ts'
import { readyTemplate } from './migrated-postgres.ts'

/** Once before all test files, so that none of them waits for the migrations or makes them a second time. */
export async function setup(): Promise<void> {
  const url = process.env.TEST_DATABASE_URL
  await (url ? readyTemplate(url) : Promise.all([readySnapshot(), readyFolder()]))
}
