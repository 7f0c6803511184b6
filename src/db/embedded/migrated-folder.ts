import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrate } from '../migrate.ts'
import { migrationsHash } from '../migrations-hash.ts'
import { openEmbedded } from './embedded-driver.ts'
import { syncAll } from './open-synced.ts'
import { syncPath } from './synced-files.ts'

const cache = fileURLToPath(new URL('../../../node_modules/.cache/glide/', import.meta.url))
/** Another one when the migrations have changed. */
const pathOfReady = async () => `${cache}embedded-${await migrationsHash()}`

/** An empty database of this version, made and migrated ahead: that takes a third of a first start. */
export async function readyFolder(): Promise<string> {
  const made = await pathOfReady()
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

/** A new database begins as a copy of the one that is ready, if there is one. A copy that is cut short is no database. */
export async function copyReadyFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return
  const made = await pathOfReady()
  if (!existsSync(made)) return
  const aside = `${folder}.new`
  await rm(aside, { recursive: true, force: true })
  await cp(made, aside, { recursive: true })
  syncAll(aside)
  await rename(aside, folder)
  syncPath(dirname(folder))
}
