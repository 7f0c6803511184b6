import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Driver } from './driver.ts'
import { createNames } from './postgres-burst.ts'
import { openPostgres } from './postgres-driver.ts'

const url = process.env.TEST_DATABASE_URL as string
const statement = (sql: string, ...parameters: unknown[]) => ({ sql, parameters })
const preparedNames = statement(`select statement from pg_prepared_statements where statement like 'select%burst%'`)

describe.skipIf(!url)('statements sent together', () => {
  let driver: Driver
  let unprepared: Driver
  beforeAll(() => {
    driver = openPostgres(url, { connections: 1 })
    unprepared = openPostgres(url, { connections: 1, isPrepared: false })
  })
  afterAll(() => Promise.all([driver.close(), unprepared.close()]))

  test('are one transaction', async () => {
    const [first, second] = await driver.burst([
      statement(`select txid_current() as id, set_config('glide.burst', $1, true)`, 'here'),
      statement(`select txid_current() as id, current_setting('glide.burst') as setting`),
    ])
    expect(second?.rows).toEqual([{ id: first?.rows[0]?.id, setting: 'here' }])
    const [after] = await driver.burst([
      statement(`select nullif(current_setting('glide.burst', true), '') as setting`),
    ])
    expect(after?.rows).toEqual([{ setting: null }])
  })

  test('answer each with its own rows and count', async () => {
    const results = await driver.burst([
      statement('create temp table burst_rows (n int)'),
      statement('insert into burst_rows select generate_series(1, $1)', 3),
      statement('select n from burst_rows where n > $1', 1),
      statement('select n from burst_rows where n > $1', 9),
    ])
    expect(results.map(({ rows }) => rows.length)).toEqual([0, 0, 2, 0])
    expect(results[1]?.affectedRows).toBe(3)
  })

  test('leave nothing when one of them fails', async () => {
    await expect(
      driver.burst([statement('insert into burst_rows values (100)'), statement('select 1 / $1::int as burst', 0)]),
    ).rejects.toMatchObject({ code: '22012' })
    const [found] = await driver.burst([statement('select n from burst_rows where n = 100')])
    expect(found?.rows).toEqual([])
  })

  test('are prepared once, whatever failed before', async () => {
    const divide = (by: number) => statement('select 6 / $1::int as burst_quotient', by)
    const unknown = statement('select burst from a_table_that_is_missing')
    await expect(driver.burst([divide(0)])).rejects.toMatchObject({ code: '22012' })
    await expect(driver.burst([unknown, divide(1)])).rejects.toMatchObject({ code: '42P01' })
    await expect(driver.burst([divide(2), unknown])).rejects.toMatchObject({ code: '42P01' })
    for (const by of [1, 2, 3])
      expect((await driver.burst([divide(by)]))[0]?.rows).toEqual([{ burst_quotient: 6 / by }])
    await expect(driver.transaction(divide(1), (run) => run(divide(0)))).rejects.toMatchObject({ code: '22012' })
    expect(await driver.transaction(divide(1), (run) => run(divide(6)))).toMatchObject({
      rows: [{ burst_quotient: 1 }],
    })
    const [prepared] = await driver.burst([preparedNames])
    expect(prepared?.rows.filter((row) => String(row.statement).includes('quotient'))).toHaveLength(1)
  })

  test('two processes give a statement the same name, and no two statements share one', async () => {
    const all = statement('select name, statement from pg_prepared_statements')
    const names = async () => new Map((await driver.burst([all]))[0]?.rows.map((row) => [row.statement, row.name]))
    await driver.burst([statement('select 1 as burst_named')])
    const before = await names()
    expect(before.get('select 1 as burst_named')).toBe('glide_fkA0pi93ygHoiCgNyG2usHxj0egZn4ZqiY2mc1Z4mUY')
    expect(new Set(before.values()).size).toBe(before.size)
  })

  test('twice the same in one burst', async () => {
    const same = statement('select $1::int as burst_same', 7)
    expect((await driver.burst([same, same])).map(({ rows }) => rows)).toEqual([
      [{ burst_same: 7 }],
      [{ burst_same: 7 }],
    ])
  })

  test('are answered again after a migration changed what they answer', async () => {
    const all = statement('select * from burst_changing')
    await driver.script('create table burst_changing (a int)')
    try {
      await driver.burst([all])
      await driver.script('alter table burst_changing add b int')
      await expect(driver.burst([all])).rejects.toMatchObject({ code: '0A000' })
      expect((await driver.burst([all]))[0]?.rows).toEqual([])
    } finally {
      await driver.script('drop table burst_changing')
    }
  })

  test('answer alike when prepared anew, again and not at all', async () => {
    const all = [
      statement(`select 1 as n, null as nothing, '{"a": [1]}'::json as document, true as yes, now()::date as today`),
      statement(`select set_config('glide.burst', '', true) where false`),
      statement('create temp table burst_alike (n int) on commit drop'),
      statement('select $1::int8 as large, $2::text as text', 7, 'é'),
    ]
    const [anew, again, never] = [await driver.burst(all), await driver.burst(all), await unprepared.burst(all)]
    expect(anew.map(({ rows }) => rows)).toEqual([
      [{ n: 1, nothing: null, document: { a: [1] }, yes: true, today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }],
      [],
      [],
      [{ large: 7, text: 'é' }],
    ])
    expect([again, never]).toEqual([anew, anew])
  })

  test('with a value that can’t be sent fail, and the connection serves the next', async () => {
    const endless: Record<string, unknown> = {}
    endless.self = endless
    await expect(driver.burst([statement('select $1::json as burst', endless)])).rejects.toThrow('circular')
    expect((await driver.burst([statement('select 1 as burst_next')]))[0]?.rows).toEqual([{ burst_next: 1 }])
  })

  test('have no name where nothing shall be prepared', async () => {
    await unprepared.burst([statement('select $1::int as burst_unnamed', 1)])
    expect((await unprepared.burst([preparedNames]))[0]?.rows).toEqual([])
  })
})

test('a pool names a thousand statements, whatever another has named', () => {
  const [full, fresh] = [createNames(), createNames()]
  for (let n = 0; n < 1000; n++) expect(full(`select ${n}`)).toMatch(/^glide_/)
  expect(full('select 1000')).toBeUndefined()
  expect(full('select 1')).toBe(fresh('select 1'))
  expect(fresh('select 1000')).toMatch(/^glide_/)
})
