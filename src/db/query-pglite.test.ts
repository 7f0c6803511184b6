import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPglite } from './pglite-driver.ts'

let driver: Awaited<ReturnType<typeof openPglite>>
beforeAll(async () => {
  driver = await openPglite()
})
afterAll(() => driver.close())

const ask = async (sql: string, ...parameters: unknown[]) => {
  const [answer] = await driver.burst([{ sql, parameters }])
  return answer
}

test('bytes come back as they went, also those of a larger buffer, and none at all', async () => {
  const every = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  for (const bytes of [every, every.subarray(250), Buffer.from(every).subarray(3, 9), new Uint8Array()])
    expect(await ask('select $1::bytea as bytes', bytes)).toEqual({
      rows: [{ bytes: new Uint8Array(bytes) }],
      affectedRows: 0,
    })
  expect((await ask('select $1::bytea as bytes', null))?.rows).toEqual([{ bytes: null }])
})

test('values have their types, and rows that changed are counted', async () => {
  const found = await ask(
    `select $1::int8 as number, $2::timestamptz as moment, $3::date as day, $4::text[] as list, $5::jsonb as json, $6::bool as flag`,
    7,
    new Date(0),
    '2026-01-02',
    ['a', 'b,"c'],
    { a: [1] },
    true,
  )
  expect(found?.rows).toEqual([
    { number: 7, moment: new Date(0), day: '2026-01-02', list: ['a', 'b,"c'], json: { a: [1] }, flag: true },
  ])
  await driver.script('create table kept (id int primary key)')
  expect((await ask('insert into kept select generate_series(1, 3)'))?.affectedRows).toBe(3)
})

test.each([
  ['is wrong', 'select nothing', [], '42703'],
  ['can’t have these values', 'select $1::int', ['x'], '22P02'],
  ['breaks a rule', 'insert into kept values ($1)', [1], '23505'],
])('after a statement that %s, the next one is answered', async (_, sql, parameters, code) => {
  await driver.script(
    'create table if not exists kept (id int primary key); delete from kept; insert into kept values (1)',
  )
  await expect(ask(sql, ...parameters)).rejects.toMatchObject({ code })
  expect((await ask('select $1::text as said', 'still here'))?.rows).toEqual([{ said: 'still here' }])
})

test('a statement is parsed once and stays prepared, of many the ones that were used last', async () => {
  const runs = async (sql: string) => {
    const found = await ask(
      'select generic_plans + custom_plans as runs from pg_prepared_statements where statement = $1',
      sql,
    )
    return found?.rows.map((row) => row.runs)
  }
  for (const said of ['one', 'two']) await ask('select $1::text as often', said)
  expect(await runs('select $1::text as often')).toEqual([2])
  await ask('select 0 as once')
  for (let number = 1; number <= 600; number++) {
    await ask(`select ${number}`)
    if (number % 100 === 0) await ask('select $1::text as often', 'again')
  }
  expect((await ask('select count(*) from pg_prepared_statements'))?.rows).toEqual([{ count: 501 }])
  expect(await runs('select $1::text as often')).toEqual([8])
  expect(await runs('select 0 as once')).toEqual([])
})

test('a statement whose answer has another form since the schema changed is parsed anew after it failed', async () => {
  await driver.script('create table changed (first int)')
  const all = 'select * from changed'
  expect((await ask(all))?.rows).toEqual([])
  await driver.script('alter table changed add column second int; insert into changed values (1, 2)')
  await expect(ask(all)).rejects.toMatchObject({ code: '0A000' })
  expect((await ask(all))?.rows).toEqual([{ first: 1, second: 2 }])
})

test('nothing is sent in a transaction that has ended', async () => {
  const run = await driver.transaction({ sql: 'select 1', parameters: [] }, async (inside) => inside)
  await expect(run({ sql: 'select 1', parameters: [] })).rejects.toThrow('The transaction has ended.')
})
