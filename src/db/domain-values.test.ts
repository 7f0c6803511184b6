import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { challengeKinds, codeTries } from '#domain/accounts/challenge.ts'
import { roles } from '#domain/accounts/role.ts'
import { jobStatuses } from '#domain/jobs/job.ts'
import type { LifeCycle } from '#domain/life-cycle.ts'
import { lifeCycles } from '#domain/life-cycles.ts'
import { mailStatuses } from '#domain/mail/list.ts'
import { engagementDetails, engagementTypes, seniorityLevels } from '#domain/projects/details.ts'
import { activeProjectStatuses } from '#domain/projects/status.ts'
import { sensitiveKinds } from '#domain/sensitive-numbers/find.ts'
import { type TestDatabase, testDatabase } from './testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

/** The first column of each row, as text. */
async function list(sql: string, parameters: unknown[] = []): Promise<string[]> {
  return (await database.ownerRun(sql, parameters)).map((row) => String(Object.values(row)[0]))
}

describe('the words of the database are the domain’s', () => {
  /** The words of the one check that lists what a column may hold. */
  async function valuesOf(table: string, column: string): Promise<string[]> {
    const [definition] = await list(
      `select pg_get_constraintdef(k.oid) from pg_constraint k
       join pg_attribute a on a.attrelid = conrelid and conkey = array[attnum]
       where contype = 'c' and conrelid = $1::regclass and attname = $2
         and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%'`,
      [table, column],
    )
    return [...(definition ?? '').matchAll(/'([^']+)'::text/g)].map((match) => match[1] as string)
  }

  const statuses = Object.entries<LifeCycle>(lifeCycles).map(([table, { statuses }]) => ({ table, statuses }))
  test.each(statuses)('$table.status', async ({ table, statuses }) =>
    expect(await valuesOf(table, 'status')).toEqual(statuses),
  )

  test.each([
    ['users', 'role', roles],
    ['projects', 'seniority_level', seniorityLevels],
    ['projects', 'engagement_details', engagementDetails],
    ['projects', 'engagement_type', engagementTypes],
    ['mails', 'status', mailStatuses],
    ['jobs', 'status', jobStatuses],
    ['identity.challenges', 'kind', Object.keys(challengeKinds)],
  ])('%s.%s', async (table, column, values) => expect(await valuesOf(table, column)).toEqual([...values]))

  test('the statuses that take applications', async () => {
    const [body] = await list(`select pg_get_functiondef('app.is_taking_applications'::regproc)`)
    const [policy] = await list(`select qual from pg_policies where policyname = 'public_reads_open'`)
    const values = [...activeProjectStatuses].map((word) => `'${word}'::text`).join(', ')
    expect(body).toContain(`ARRAY[${values}]`)
    expect(policy).toContain(`ARRAY[${values}]`)
  })

  test('the tries of a code', async () => {
    const [check] = await list(
      `select pg_get_constraintdef(oid) from pg_constraint where conname = 'challenges_code_tries_check'`,
    )
    expect(check).toContain(`<= ${codeTries}`)
  })

  test('the kinds of numbers that a resume should not have', async () => {
    const [check] = await list(
      `select pg_get_constraintdef(oid) from pg_constraint where conname = 'resume_files_sensitive_numbers_check'`,
    )
    expect(check).toContain(`<@ ARRAY[${sensitiveKinds.map((kind) => `'${kind}'::text`).join(', ')}]`)
  })

  // Events of candidates also tell what else changed, by a function of their own that takes the new status for the name.
  const { candidates: candidateCycle, ...recorded } = lifeCycles
  test('the events of candidates', () => {
    for (const { to, event } of Object.values<LifeCycle['moves'][string]>(candidateCycle.moves))
      if (to !== 'same') expect(event).toBe(`candidate.${to}`)
  })
  test.each(Object.entries<LifeCycle>(recorded))('the events of %s', async (table, { subject, starts, moves }) => {
    const definitions = await list(
      `select pg_get_triggerdef(oid) from pg_trigger
       where tgrelid = $1::regclass and tgfoid = 'app.record_move'::regproc`,
      [table],
    )
    const written = definitions.flatMap((definition) => [...definition.matchAll(/'([^']+)'/g)].map((match) => match[1]))
    // Files are stored before a candidate has them: that is an event of the candidate.
    const begun = table === 'resume_files' ? [] : Object.values(starts).map(({ to, event }) => `+${to}=${event}`)
    const moved = Object.values(moves).map(({ from, to, event }) => `${to === 'same' ? from[0] : to}=${event}`)
    expect(written.filter((argument) => argument !== subject).sort()).toEqual([...begun, ...moved].sort())
  })

  const { projects: _, ...held } = lifeCycles
  test.each(Object.entries<LifeCycle>(held))('the moves of %s', async (table, { moves }) => {
    const [definition] = await list(
      `select pg_get_triggerdef(oid) from pg_trigger where tgname = 'moves' and tgrelid = $1::regclass`,
      [table],
    )
    const written = [...(definition ?? '').matchAll(/'(\w+>\w+)'/g)].map((match) => match[1] as string)
    const pairs = Object.values(moves)
      .filter(({ to }) => to !== 'same')
      .flatMap(({ from, to }) => from.map((status) => `${status}>${to}`))
    expect(written.sort()).toEqual(pairs.sort())
  })
})
