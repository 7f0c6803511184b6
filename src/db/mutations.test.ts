import { expect, test } from 'vitest'
import type { Run } from './driver.ts'
import { isBilling } from './testing/billing.ts'
import { isClocking } from './testing/clocking.ts'
import { isConversing } from './testing/conversing.ts'
import { isCounting } from './testing/counting.ts'
import { isEngaging } from './testing/engaging.ts'
import { isExpiring } from './testing/expiring.ts'
import { isForgetting } from './testing/leaving.ts'
import { isLocking } from './testing/locking.ts'
import { isMatching } from './testing/matching.ts'
import { isMerging } from './testing/merging.ts'
import { policyMatrix } from './testing/policy-matrix.ts'
import { seedWorld } from './testing/seed-world.ts'
import { isSeeing } from './testing/seeing.ts'
import { isSending } from './testing/sending.ts'
import { isSuspending } from './testing/suspending.ts'
import { testDatabase } from './testing/test-database.ts'
import { isTimekeeping } from './testing/timekeeping.ts'
import { expectedCells, type Part, triedCells } from './testing/try-policies.ts'
import { isUnmerging } from './testing/unmerging.ts'

type Policy = { name: string; table: string; command: string; using: string | null; check: string | null }

/** Each policy dropped, and each of its conditions made always true. */
const mutantsOf = ({ name, table, using, check }: Policy): string[] => [
  `drop policy ${name} on ${table}`,
  ...(using && using !== 'true' ? [`alter policy ${name} on ${table} using (true)`] : []),
  ...(check && check !== 'true' ? [`alter policy ${name} on ${table} with check (true)`] : []),
]

/** Where it will show: in the policy's own cells, else in its table's, else in those that its functions decide, else anywhere. */
function* partsFor({ table, command }: Policy): Generator<Part> {
  for (const isAllGranted of [true, false]) yield { table, isAllGranted, command }
  for (const other of new Set([table, 'users', 'projects', 'applications', 'candidates', ...Object.keys(policyMatrix)]))
    for (const isAllGranted of [true, false]) yield { table: other, isAllGranted }
}

/** One statement after the other: mostly the first one tells, and the others take as long as it. */
async function isNoticed(run: Run, parts: Iterable<Part>): Promise<boolean> {
  for (const part of parts)
    for (const [statement, cells] of Object.entries(expectedCells(part))) {
      const tried = await triedCells(run, { ...part, command: statement })
      if (tried[statement] !== cells) return true
    }
  return false
}

/** What functions do that work with rights of their own. Those that take a moment come before those that take a second. */
const wholes = [
  isSeeing,
  isCounting,
  isClocking,
  isSending,
  isLocking,
  isExpiring,
  isMatching,
  isSuspending,
  isConversing,
  isTimekeeping,
  isEngaging,
  isForgetting,
  isMerging,
  isBilling,
  isUnmerging,
]

type Whole = (typeof wholes)[number]

/** How often each table was read or written in this transaction, undone or not. */
async function touches(run: Run): Promise<Map<string, number>> {
  const sql = `select case schemaname when 'public' then relname else schemaname || '.' || relname end as table,
      (seq_scan + coalesce(idx_scan, 0) + n_tup_ins + n_tup_upd + n_tup_del)::int as count
    from pg_stat_xact_user_tables`
  const { rows } = await run({ sql, parameters: [] })
  return new Map((rows as { table: string; count: number }[]).map(({ table, count }) => [table, count]))
}

/** Whose work touches a table: only they can notice its policies. */
const touchedBy = new Map<string, Whole[]>()

/** That each is whole while nothing is changed, and what it touches. */
async function tryWholes(run: Run): Promise<void> {
  for (const isWhole of wholes) {
    const before = await touches(run)
    expect(await isWhole(run), isWhole.name).toBe(true)
    for (const [table, count] of await touches(run))
      if (count > (before.get(table) ?? 0)) touchedBy.set(table, [...(touchedBy.get(table) ?? []), isWhole])
  }
}

/** By table and by name: who noticed a policy like it notices the next one, too, mostly. */
const noticedBy = new Map<string, Whole>()

async function areWhole(run: Run, { table, name }: Policy): Promise<boolean> {
  const able = touchedBy.get(table) ?? []
  const likely = [table, name].flatMap((key) => noticedBy.get(key) ?? []).filter((isWhole) => able.includes(isWhole))
  for (const isWhole of new Set([...likely, ...able]))
    if (!(await isWhole(run))) {
      for (const key of [table, name]) noticedBy.set(key, isWhole)
      return false
    }
  return true
}

test('T07 no policy can be weakened or dropped without a cell turning red', { timeout: 720_000 }, async () => {
  const database = await testDatabase()
  await seedWorld(database)
  // The ledger's own policy is its owner's, who is nobody's role in the matrix: without it no migration would run.
  const policies = (await database.ownerRun(
    `select policyname as name, replace(lower(cmd), 'all', '') as command, qual as using, with_check as check,
       case schemaname when 'public' then tablename else schemaname || '.' || tablename end as table
     from pg_policies where policyname <> 'owner_works' order by schemaname, tablename, policyname`,
  )) as Policy[]
  const mutants = policies.flatMap((policy) => mutantsOf(policy).map((sql) => ({ sql, policy })))
  const survivors = await database.asSuperuser(async (run) => {
    // That every cell is as expected without a mutant is what policies.test.ts shows.
    await tryWholes(run)
    const unnoticed: string[] = []
    for (const { sql, policy } of mutants) {
      await run({ sql: 'savepoint whole', parameters: [] })
      await run({ sql, parameters: [] })
      const isHeld = policy.name.startsWith('definer') && !(await areWhole(run, policy))
      if (!isHeld && !(await isNoticed(run, partsFor(policy)))) unnoticed.push(sql)
      await run({ sql: 'rollback to whole', parameters: [] })
    }
    return unnoticed
  })
  await database.close()
  process.stdout.write(`Mutations: ${mutants.length - survivors.length} of ${mutants.length} noticed\n`)
  expect(mutants.length).toBeGreaterThan(policies.length)
  expect(survivors).toEqual([])
})
