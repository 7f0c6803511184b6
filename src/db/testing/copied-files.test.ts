import { expect, test } from 'vitest'
import { migratedPglite } from './migrated-pglite.ts'

test('every database begins with the snapshot, whatever others have written to their files', async () => {
  const [one, beside] = [await migratedPglite(), await migratedPglite()]
  const run = (database: typeof one, sql: string) =>
    database.asSuperuser(async (ask) => (await ask({ sql, parameters: [] })).rows)
  await run(one, 'create table written as select n, n::text as text from generate_series(1, 10000) as n')
  await run(one, 'checkpoint')
  expect(await run(one, 'select count(*) as n from written')).toEqual([{ n: 10_000 }])
  const after = await migratedPglite()
  for (const other of [beside, after])
    expect(await run(other, `select to_regclass('written') as found`)).toEqual([{ found: null }])
  for (const database of [one, beside, after]) await database.close()
})
