import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { migrate } from '../migrate.ts'
import { migrationsHash } from '../migrations-hash.ts'
import { openPglite } from '../pglite-driver.ts'
import { CopiedFiles, entriesIn } from './copied-files.ts'
import { loginRole } from './login-role.ts'
import type { MigratedDatabase } from './test-database.ts'

const cache = fileURLToPath(new URL('../../../node_modules/.cache/glide/', import.meta.url))

let read: Promise<ReturnType<typeof entriesIn>> | undefined

/** A copy of the one snapshot takes a tenth of the time of the migrations. */
export async function migratedPglite(): Promise<MigratedDatabase> {
  read ??= readySnapshot().then(async (file) => entriesIn(await readFile(file)))
  const driver = await openPglite(new CopiedFiles(await read))
  await driver.script('set session authorization glide_app')
  return {
    driver,
    asSuperuser: (work) =>
      driver.transaction({ sql: 'set local session authorization postgres', parameters: [] }, work),
    close: () => driver.close(),
  }
}

/** Made when the migrations have changed. */
export async function readySnapshot(): Promise<string> {
  const file = `${cache}migrated-${await migrationsHash()}.tar`
  if (!existsSync(file)) await makeSnapshot(file)
  return file
}

/** By an owner without superuser rights, as on a PostgreSQL server. Written aside and renamed: two may make it at once. */
async function makeSnapshot(file: string): Promise<void> {
  const driver = await openPglite()
  await driver.script(`
    create role glide_owner createrole;
    alter database postgres owner to glide_owner;
    set session authorization glide_owner;
  `)
  await migrate(driver)
  await driver.script(loginRole('glide_app'))
  await driver.script('set session authorization postgres')
  // A third of the files, and nobody makes another database here.
  await driver.script("update pg_database set datistemplate = false where datname like 'template_'")
  await driver.script('drop database template0')
  await driver.script('drop database template1')
  // Without it, every copy would begin with a recovery; and logs of changes, each of 16 MB, would be copied with it.
  await driver.script('set wal_recycle = off')
  await driver.script('select pg_switch_wal()')
  await driver.script('checkpoint')
  // Unpacking would take half the time of every copy.
  const snapshot = await driver.pglite.dumpDataDir('none')
  await driver.close()
  await mkdir(cache, { recursive: true })
  const aside = `${file}.${process.pid}`
  await writeFile(aside, snapshot.stream())
  await rename(aside, file)
}
