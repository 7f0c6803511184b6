import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { challengeKinds, codeTries } from '#domain/accounts/challenge.ts'
import { roles } from '#domain/accounts/role.ts'
import { applicationLifeCycle } from '#domain/applications/status.ts'
import { engagementLifeCycle, takesHours } from '#domain/engagements/status.ts'
import { firmInvitationDays } from '#domain/firms/seat.ts'
import { waitingDays } from '#domain/hours/waiting.ts'
import { jobStatuses } from '#domain/jobs/job.ts'
import { statusesBefore } from '#domain/life-cycle.ts'
import { mailStatuses } from '#domain/mail/list.ts'
import { isUnderWay, offerLifeCycle, roundDays, turnOf } from '#domain/offers/status.ts'
import { engagementDetails, engagementTypes, seniorityLevels } from '#domain/projects/details.ts'
import { activeProjectStatuses } from '#domain/projects/status.ts'
import { introCallMinutes } from '#domain/scheduling/intro-call.ts'
import { sensitiveKinds } from '#domain/sensitive-numbers/kinds.ts'
import { signingDays } from '#domain/statements/status.ts'
import { undoSeconds } from '#domain/undo.ts'
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

  test.each([
    ['offers_live', offerLifeCycle.statuses.filter(isUnderWay)],
    ['offers_due', offerLifeCycle.statuses.filter((status) => turnOf(status) !== null)],
  ])('the offers of the index %s', async (index, statuses) => {
    const [definition] = await list('select pg_get_indexdef($1::regclass)', [index])
    expect([...(definition ?? '').matchAll(/'([^']+)'::text/g)].map((match) => match[1])).toEqual(statuses)
  })

  test('the engagements that hours are worked on', async () => {
    const [body] = await list(`select pg_get_functiondef('app.follow_week'::regproc)`)
    const [policy] = await list(
      `select with_check from pg_policies where tablename = 'week_timers' and policyname = 'owner_starts'`,
    )
    const statuses = engagementLifeCycle.statuses.filter(takesHours)
    expect(body).toContain(`e.status in (${statuses.map((word) => `'${word}'`).join(', ')})`)
    expect(policy).toContain(`ARRAY[${statuses.map((word) => `'${word}'::text`).join(', ')}]`)
  })

  test.each([
    ['end_engagements', statusesBefore(engagementLifeCycle, 'ended', 'system')],
    ['leave_engagements', statusesBefore(engagementLifeCycle, 'ended', 'system')],
    ['answer_waiting', statusesBefore(applicationLifeCycle, 'rejected', 'system')],
    ['close_application', statusesBefore(applicationLifeCycle, 'rejected', 'system')],
  ])('what app.%s ends', async (name, statuses) => {
    const [body] = await list('select pg_get_functiondef($1::regproc)', [`app.${name}`])
    expect(body).toContain(`.status in (${statuses.map((word) => `'${word}'`).join(', ')})`)
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
})

describe('the periods of the database are the domain’s', () => {
  test.each([
    ['number_round', `interval '${roundDays} days'`],
    ['keep_statement', `interval '${signingDays} days'`],
    ['undo_decision', `interval '${undoSeconds} seconds'`],
    ['queue_mail_job', `interval '${undoSeconds} seconds'`],
    ['undo_approval', `interval '${undoSeconds} seconds'`],
    ['has_waiting_hours', `+ ${waitingDays}`],
    ['has_waiting_hours', `interval '${waitingDays} days'`],
    ['billable_weeks', `'00:00:${undoSeconds}'::interval`],
  ])('app.%s', async (name, period) => {
    const [body] = await list('select pg_get_functiondef($1::regproc)', [`app.${name}`])
    expect(body).toContain(period)
  })

  test('an invitation to a firm', async () => {
    const [value] = await list(
      `select pg_get_expr(adbin, adrelid) from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
       where adrelid = 'firm_invitations'::regclass and attname = 'expires_at'`,
    )
    expect(value).toContain(`'${firmInvitationDays} days'`)
  })

  test('an intro call', async () => {
    const checks = await list(
      `select pg_get_constraintdef(oid) from pg_constraint where contype = 'c' and conrelid = 'intro_calls'::regclass`,
    )
    expect(checks.join()).toContain(`'00:${introCallMinutes}:00'`)
  })
})
