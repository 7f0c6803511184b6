import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { openPglite } from './pglite-driver.ts'

const folder = mkdtempSync(join(tmpdir(), 'glide-test-'))
let driver: Awaited<ReturnType<typeof openPglite>>
beforeAll(async () => {
  for (const part of ['schema', 'functions', 'migrations']) mkdirSync(join(folder, part))
  driver = await openPglite()
  await driver.script('create role app_talent; create role app_buyer; create role app_definer')
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

const ledger = `create schema migration;
create table migration.applied (name text primary key, checksum text not null, applied_at timestamptz not null default now());
`
const numbers = 'create table numbers (n int); insert into numbers values (1), (1);\n'
const answer = (sql: string) => `create or replace function app.answer() returns int ${sql}`

describe('an empty database', () => {
  test('gets the schema whole or not at all', async () => {
    write('schema/01_ledger.sql', ledger)
    write('functions/answer.sql', answer('language sql return 1;'))
    write('schema/02_numbers.sql', `create schema app;\n${numbers}-- function: app.answer\nselect 1 / 0;\n`)
    await expect(run()).rejects.toThrow('division by zero')
    expect(await rows(`select to_regclass('numbers') as numbers`)).toEqual([{ numbers: null }])
  })

  test('finds each function where the schema names it, and is current afterward', async () => {
    write(
      'schema/02_numbers.sql',
      `create schema app;\n${numbers}-- function: app.answer\ninsert into numbers select app.answer();\n`,
    )
    expect(await run()).toEqual(['schema'])
    expect(await run()).toEqual([])
    expect(await rows('select count(*) from numbers')).toEqual([{ count: 3 }])
  })
})

describe('a function', () => {
  const about = () =>
    rows(`select app.answer(), proowner::regrole::text as owner,
      array(select grantee::regrole::text from aclexplode(proacl) where grantee not in (0, proowner))::text[] as callers
      from pg_proc where oid = 'app.answer'::regproc`)

  test('is applied again when its file changes', async () => {
    const owned = 'alter function app.answer owner to app_definer; grant execute on function app.answer to app_talent;'
    write('functions/answer.sql', `${answer('language sql return 2;')} ${owned}`)
    expect(await run()).toEqual(['functions'])
    expect(await run()).toEqual([])
    expect(await about()).toEqual([{ answer: 2, owner: 'app_definer', callers: ['app_talent'] }])
  })

  test('loses the owner and the grants that its file no longer names', async () => {
    write(
      'functions/answer.sql',
      `${answer('language sql return 3;')} grant execute on function app.answer to app_buyer;`,
    )
    expect(await run()).toEqual(['functions'])
    expect(await about()).toEqual([{ answer: 3, owner: 'postgres', callers: ['app_buyer'] }])
  })

  test('may go back to what it was', async () => {
    write('functions/answer.sql', answer('language sql return 1;'))
    expect(await run()).toEqual(['functions'])
    expect(await run()).toEqual([])
    expect(await about()).toEqual([{ answer: 1, owner: 'postgres', callers: [] }])
  })

  test('is refused with other arguments while the old one is there', async () => {
    write('functions/answer.sql', 'create or replace function app.answer(n int) returns int language sql return n;')
    await expect(run()).rejects.toThrow('The function answer has other arguments than before')
    expect(await about()).toEqual([{ answer: 1, owner: 'postgres', callers: [] }])
    write('migrations/0001_answer.sql', 'drop function app.answer();\n-- function: app.answer\n')
    write('schema/02_numbers.sql', `create schema app;\n${numbers}\ninsert into numbers select app.answer();\n`)
    expect(await run()).toEqual(['migrations/0001_answer.sql', 'functions'])
    expect(await rows('select app.answer(4)')).toEqual([{ answer: 4 }])
  })
})

describe('a migration', () => {
  test('T76 outside a transaction builds indexes beside the work, and is begun again after a failure', async () => {
    write(
      'migrations/0002_index.sql',
      `-- Outside a transaction: beside the work of others.
drop index concurrently if exists numbers_n;
create unique index concurrently numbers_n on numbers (n);
`,
    )
    await expect(run()).rejects.toThrow('could not create unique index')
    await driver.script('delete from numbers')
    expect(await run()).toEqual(['migrations/0002_index.sql'])
    expect(await run()).toEqual([])
    expect(await rows(`select indisvalid from pg_index where indexrelid = 'numbers_n'::regclass`)).toEqual([
      { indisvalid: true },
    ])
  })

  test('T76 in a transaction leaves nothing of itself when it fails', async () => {
    write('migrations/0003_half.sql', 'create table half (n int); select 1 / 0;')
    await expect(run()).rejects.toThrow('division by zero')
    expect(await rows(`select to_regclass('half') as half`)).toEqual([{ half: null }])
    rmSync(join(folder, 'migrations/0003_half.sql'))
  })

  test('that was changed after it was applied stops the start', async () => {
    write('migrations/0004_letters.sql', 'create table letters (l text);')
    expect(await run()).toEqual(['migrations/0004_letters.sql'])
    write('migrations/0004_letters.sql', 'create table letters (l text, m text);')
    await expect(run()).rejects.toThrow('The file migrations/0004_letters.sql was changed after it was applied.')
    write('migrations/0004_letters.sql', 'create table letters (l text);')
  })
})

describe('a database made from another schema is refused, which', () => {
  test('has changed', async () => {
    write('schema/01_ledger.sql', `${ledger}create table more (n int);`)
    write('schema/03_new.sql', 'create table new (n int);')
    await expect(run()).rejects.toThrow(
      'The schema has changed since this database was made: schema/01_ledger.sql, schema/03_new.sql.',
    )
  })

  test('was kept as a row of migrations', async () => {
    await driver.script(`delete from migration.applied; insert into migration.applied values ('0001_roles.sql', 'x')`)
    await expect(run()).rejects.toThrow(
      'This database was made by an earlier version of Glide, and no migration leads here from it.',
    )
    expect(await rows('select name from migration.applied')).toEqual([{ name: '0001_roles.sql' }])
  })
})
