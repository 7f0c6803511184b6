import { afterAll, beforeAll, expect, test } from 'vitest'
import { moveEngagement } from '#contract/engagements.ts'
import { addDays, mondayOf } from '#domain/hours/week.ts'
import { activeEngagement, dayFrom, type MadeEngagement } from '../engagements/testing/engagement.ts'
import { signAs, statementOf } from '../statements/testing/statement.ts'
import { newBuyer, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { readOutdatedFacts } from './read-facts-job.ts'

let app: TestApp
let owner: Person
beforeAll(async () => {
  app = await testApp()
  owner = await newBuyer(app)
})
afterAll(() => app.close())

const hours = JSON.stringify({ zone: 'UTC', weekly: [], hoursPerWeek: 40, earliestStart: null })

async function someone() {
  const talent = await newTalent(app)
  await app.database.ownerRun('update candidates set working_hours = $2 where id = $1', [talent.candidateId, hours])
  return talent
}

/** Hours free in a week, as they were last read, after reading what is outdated. */
async function freeOn(talent: { candidateId: string }, day: string): Promise<number> {
  await readOutdatedFacts(app.services.db)
  const [row] = await app.database.ownerRun(
    `select coalesce(facts #> array['capacity', 'weeks', $2], facts #> '{capacity,usual}')::int as hours
     from talent_facts where candidate_id = $1`,
    [talent.candidateId, mondayOf(day)],
  )
  return row?.hours as number
}

/** The next version of what was signed, with other hours from a Monday on. */
const amend = ({ statementId }: MadeEngagement, hoursPerWeek: number, effectiveOn: string) =>
  app.database.ownerRun(
    `with quiet as (select set_config('session_replication_role', 'replica', true)), before as (
       update statements set status = 'amended' from quiet where id = $1 returning statements.*
     )
     insert into statements (number, version, offer_id, project_id, firm_id, talent_id, status, amends_id, effective_on, template_version,
       is_unread, template, facts, details, shown_file, shown_sha256, pages, sealed_file, sealed_sha256, initials, sent_at, expires_at,
       talent_signed_at, executed_at)
     select number, 2, offer_id, project_id, firm_id, talent_id, 'executed', id, $3, template_version, is_unread, template,
       jsonb_set(facts, '{terms,hoursPerWeek}', $2), details, '2', encode(sha256('2'), 'hex'), 1, '2', encode(sha256('2'), 'hex'), initials,
       now(), now(), now(), now() + interval '1 minute'
     from before`,
    [statementId, String(hoursPerWeek), effectiveOn],
  )

test('what was signed counts: its hours, until its end', async () => {
  const talent = await someone()
  await activeEngagement(app, owner, talent, { hoursPerWeek: 10, startDate: dayFrom(-20), endDate: dayFrom(40) })
  expect(await freeOn(talent, dayFrom(0))).toBe(30)
  expect(await freeOn(talent, dayFrom(40))).toBe(30)
  expect(await freeOn(talent, dayFrom(47))).toBe(40)
})

test('notice frees the weeks after the last day', async () => {
  const talent = await someone()
  const made = await activeEngagement(app, owner, talent, { hoursPerWeek: 10, startDate: dayFrom(-40), noticeDays: 14 })
  expect(await freeOn(talent, dayFrom(60))).toBe(30)
  const notice = { id: made.id, move: 'end', expectedStatus: 'active', lastDay: dayFrom(20) } as const
  expect((await talent.browser.call(moveEngagement, notice)).body.status).toBe('ending')
  expect([await freeOn(talent, dayFrom(20)), await freeOn(talent, dayFrom(60))]).toEqual([30, 40])
})

test('each version counts from its first day on', async () => {
  const talent = await someone()
  const made = await activeEngagement(app, owner, talent, { hoursPerWeek: 10, startDate: dayFrom(-20) })
  const from = addDays(mondayOf(dayFrom(0)), 21)
  await amend(made, 25, from)
  expect([await freeOn(talent, addDays(from, -1)), await freeOn(talent, from)]).toEqual([30, 15])
})

test('the second signature is read within seconds', async () => {
  const talent = await someone()
  const statement = await statementOf(app, owner, talent, 'signed')
  // Until then it counts as half a week.
  expect(await freeOn(talent, '2026-12-07')).toBe(20)
  expect((await signAs(owner, statement, 'Olive Owner')).body.status).toBe('executed')
  expect(await freeOn(talent, '2026-12-07')).toBe(15)
})
