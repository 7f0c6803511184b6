import { existsSync } from 'node:fs'
import { cp, mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openEmbedded } from '../embedded/embedded-driver.ts'
import { migrate } from '../migrate.ts'
import { migrationsHash } from './migrations-hash.ts'

const cache = fileURLToPath(new URL('../../../node_modules/.cache/glide/', import.meta.url))

/** Lets a product that a test starts find its database made and migrated, which takes most of a first start. */
export async function copyMigratedFolder(dataDir: string): Promise<void> {
  await cp(await readyFolder(), join(dataDir, 'postgres'), { recursive: true })
}

/** Made when the migrations have changed. */
export async function readyFolder(): Promise<string> {
  const made = `${cache}embedded-${await migrationsHash()}`
  if (!existsSync(made)) await makeFolder(made)
  return made
}

/** Made aside and renamed: two may make it at once, and the first one stays. */
async function makeFolder(made: string): Promise<void> {
  const aside = `${made}.${process.pid}`
  await mkdir(cache, { recursive: true })
  const driver = await openEmbedded(aside)
  await migrate(driver).finally(() => driver.close())
  await rename(aside, made).catch((error) => {
    if (!existsSync(made)) throw error
  })
}
