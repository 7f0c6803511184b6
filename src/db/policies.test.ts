import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { policyMatrix } from './testing/policy-matrix.ts'
import { seedWorld } from './testing/seed-world.ts'
import { type TestDatabase, testDatabase } from './testing/test-database.ts'
import { expectedCells, triedCells } from './testing/try-policies.ts'

let database: TestDatabase
let cells = 0

beforeAll(async () => {
  database = await testDatabase()
  await seedWorld(database)
})
afterAll(async () => {
  process.stdout.write(`Policies: ${cells} cells tried\n`)
  await database.close()
})

test('T05 every table is in the matrix', async () => {
  const tables = await database.ownerRun(
    `select case schemaname when 'public' then tablename else schemaname || '.' || tablename end as name
     from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  expect(Object.keys(policyMatrix).sort()).toEqual(tables.map(({ name }) => name as string).sort())
})

describe.each(Object.keys(policyMatrix))('%s', (table) => {
  test('has the rows that are asked for', async () => {
    const { label = 'id', rows } = policyMatrix[table] ?? { rows: {} }
    const found = await database.ownerRun(`select distinct (${label})::text as key from ${table}`)
    expect(found.map(({ key }) => key as string).sort()).toEqual(Object.values(rows).sort())
  })

  test.each([
    ['as granted', false],
    ['with everything granted, by its policies alone', true],
  ])('%s', async (_, isAllGranted) => {
    const part = { table, isAllGranted }
    const tried = await database.asSuperuser((run) => triedCells(run, part))
    expect(tried).toEqual(expectedCells(part))
    cells += Object.values(tried).flatMap((line) => line.split(' ')).length
  })
})
