import { expect, test } from 'vitest'
import type { Run } from './driver.ts'
import { policyMatrix } from './testing/policy-matrix.ts'
import { testDatabase } from './testing/test-database.ts'
import { expectedCells, triedCells } from './testing/try-policies.ts'
import { seedWorld } from './testing/world.ts'

type Policy = { name: string; table: string; using: string | null; check: string | null }

/** Each policy dropped, and each of its conditions made always true. */
const mutantsOf = ({ name, table, using, check }: Policy): string[] => [
  `drop policy ${name} on ${table}`,
  ...(using && using !== 'true' ? [`alter policy ${name} on ${table} using (true)`] : []),
  ...(check && check !== 'true' ? [`alter policy ${name} on ${table} with check (true)`] : []),
]

/** Whether a cell of the matrix turns red; those of the policy's own table are the likeliest. */
async function isNoticed(run: Run, table: string): Promise<boolean> {
  const tables = Object.keys(policyMatrix).sort((a, b) => Number(b === table) - Number(a === table))
  for (const tried of tables)
    for (const isAllGranted of [true, false]) {
      const found = await triedCells(run, tried, isAllGranted)
      const expected = expectedCells(tried, isAllGranted)
      if (Object.keys(expected).some((statement) => found[statement] !== expected[statement])) return true
    }
  return false
}

test('no policy can be weakened or dropped without a cell turning red', { timeout: 120_000 }, async () => {
  const database = await testDatabase()
  await seedWorld(database)
  // The ledger's own policy is its owner's, who is nobody's role in the matrix: without it no migration would run.
  const policies = (await database.ownerRun(
    `select policyname as name, qual as using, with_check as check,
       case schemaname when 'public' then tablename else schemaname || '.' || tablename end as table
     from pg_policies where policyname <> 'owner_works' order by schemaname, tablename, policyname`,
  )) as Policy[]
  const mutants = policies.flatMap((policy) => mutantsOf(policy).map((sql) => ({ sql, table: policy.table })))
  const survivors = await database.asSuperuser(async (run) => {
    expect(await isNoticed(run, 'users')).toBe(false)
    const unnoticed: string[] = []
    for (const { sql, table } of mutants) {
      await run({ sql: 'savepoint whole', parameters: [] })
      await run({ sql, parameters: [] })
      if (!(await isNoticed(run, table))) unnoticed.push(sql)
      await run({ sql: 'rollback to whole', parameters: [] })
    }
    return unnoticed
  })
  await database.close()
  process.stdout.write(`Mutations: ${mutants.length - survivors.length} of ${mutants.length} noticed\n`)
  expect(mutants.length).toBeGreaterThan(policies.length)
  expect(survivors).toEqual([])
})
