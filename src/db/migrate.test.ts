import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { openPglite } from './pglite-driver.ts'

const folder = mkdtempSync(join(tmpdir(), 'glide-test-'))
let driver: Awaited<ReturnType<typeof openPglite>>
beforeAll(async () => {
  driver = await openPglite(undefined)
})
afterAll(async () => {
  await driver.close()
  rmSync(folder, { recursive: true })
})

const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql)
const run = async () => {
  const applied: string[] = []
  await migrate(driver, (name) => applied.push(name), pathToFileURL(`${folder}/`))
  return applied
}
const rows = async (sql: string) => (await driver.burst([{ sql, parameters: [] }]))[0]?.rows

test('a migration outside a transaction builds indexes beside the work, and is begun again after a failure', async () => {
  write('0001_table.sql', 'create table numbers (n int); insert into numbers values (1), (1);')
  write(
    '0002_index.sql',
    `-- Outside a transaction: beside the work of others.
drop index concurrently if exists numbers_n;
create unique index concurrently numbers_n on numbers (n);
`,
  )
  await expect(run()).rejects.toThrow('could not create unique index')
  await driver.script('delete from numbers')
  expect(await run()).toEqual(['0002_index.sql'])
  expect(await run()).toEqual([])
  expect(await rows(`select indisvalid from pg_index where indexrelid = 'numbers_n'::regclass`)).toEqual([
    { indisvalid: true },
  ])
})

test('a migration in a transaction leaves nothing of itself when it fails', async () => {
  write('0003_half.sql', 'create table half (n int); select 1 / 0;')
  await expect(run()).rejects.toThrow('division by zero')
  expect(await rows(`select to_regclass('half') as half`)).toEqual([{ half: null }])
})

test('a migration that was changed after it was applied stops the start', async () => {
  write('0001_table.sql', 'create table letters (l text);')
  await expect(run()).rejects.toThrow('Migration 0001_table.sql was changed after it was applied.')
})
