import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { readyFolder } from '../embedded/migrated-folder.ts'

/** Lets a product that a test starts find its database made and migrated, which takes most of a first start. */
export async function copyMigratedFolder(dataDir: string): Promise<void> {
  await cp(await readyFolder(), join(dataDir, 'postgres'), { recursive: true })
}
