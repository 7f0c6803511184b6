import { afterAll, beforeAll, expect, test } from 'vitest'
import { decideCandidate, openCandidate } from '#contract/candidates.ts'
import { submitApplication } from '#contract/intake.ts'
import { saveOperatorSettings } from '#contract/operator-settings.ts'
import { readOverview } from '#contract/overview.ts'
import { deleteAccount } from '#contract/own-data.ts'
import { compactCounters } from '#db/counters.ts'
import { applicationInput, newPerson, newTalent, type Person, testPassword, uniqueEmail } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { claimsReader } from './read-claims.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp()
  admin = await newPerson(app, 'admin')
})
afterAll(() => app.close())

const overview = async () => (await admin.browser.call(readOverview, {})).body
const decide = (id: string, move: 'accept' | 'reject' | 'interview', expectedStatus = 'pending') =>
  admin.browser.call(decideCandidate, {
    id,
    expectedStatus,
    decision: { move, ...(move === 'reject' && { reason: 'x' }), ...(move === 'interview' && { interviewAt: null }) },
  })

/** Someone who applied so many hours ago, and came by this word. */
async function applied(hoursAgo: number, source: string | null = null) {
  const talent = await newTalent(app)
  await app.database.ownerRun(
    'update candidates set created_at = now() - make_interval(hours => $2), source = $3 where id = $1',
    [talent.candidateId, hoursAgo, source],
  )
  return talent
}

test('nobody has applied: nothing is measured, and nothing is made up', async () => {
  expect(await overview()).toMatchObject({
    funnel: { applied: 0, reviewed: 0, interviewed: 0, accepted: 0, rejected: 0 },
    acceptanceRate: null,
    decision: { count: 0, medianHours: null, p90Hours: null },
    sources: [],
    claims: { isShown: false, isEnough: false, decisions: 0 },
  })
})

test('candidates are counted by how far they came, how long it took and where from', async () => {
  const [waiting, opened, interviewed, accepted, rejected] = [
    await applied(1),
    await applied(2, 'linkedin'),
    await applied(30),
    await applied(50, 'linkedin'),
    await applied(100, 'referral'),
  ]
  await admin.browser.call(openCandidate, { id: opened.candidateId })
  await decide(interviewed.candidateId, 'interview')
  await decide(accepted.candidateId, 'interview')
  await decide(accepted.candidateId, 'accept', 'interviewed')
  await decide(rejected.candidateId, 'reject')
  const found = await overview()
  expect(found).toMatchObject({
    funnel: { applied: 5, reviewed: 4, interviewed: 2, accepted: 1, rejected: 1 },
    acceptanceRate: 0.5,
    decision: { count: 2, medianHours: 50, p90Hours: 100 },
    sources: [
      { source: 'linkedin', applied: 2, accepted: 1 },
      { source: null, applied: 2, accepted: 0 },
      { source: 'referral', applied: 1, accepted: 0 },
    ],
  })
  expect(found.weeks).toHaveLength(26)
  expect(found.weeks.reduce((sum, week) => sum + week.applied, 0)).toBe(5)

  // A second decision changes the outcome and not the time of the first; who leaves is counted no more.
  await decide(rejected.candidateId, 'accept', 'rejected')
  await waiting.browser.call(deleteAccount, { password: testPassword })
  const later = await overview()
  expect(later).toMatchObject({
    funnel: { applied: 4, reviewed: 4, interviewed: 2, accepted: 2, rejected: 0 },
    acceptanceRate: 1,
    decision: { count: 2, medianHours: 50, p90Hours: 100 },
  })

  await app.services.db.asSystem(compactCounters)
  expect(await overview()).toEqual(later)
})

test('the word comes with the application; what is no word is dropped', async () => {
  app.services.resumes = { read: async () => ({ outcome: 'unreadable', error: 'a scan' }) }
  const sourceAfter = async (source: string) => {
    const email = uniqueEmail('from')
    const visitor = app.visitor()
    expect((await visitor.call(submitApplication, { ...applicationInput(email), source })).status).toBe(200)
    const [row] = await app.database.ownerRun('select source from candidates where email = $1', [email])
    return row?.source
  }
  expect(await sourceAfter('LinkedIn')).toBe('linkedin')
  expect(await sourceAfter('someone@example.com')).toBeNull()
})

test('claims are measured when the operator wants it and enough was decided', async () => {
  const claims = () => claimsReader(app.services)()
  await app.database.ownerRun(`insert into candidate_weeks (week, fact, change)
    values (current_date - 7, 'rejected', 38), (current_date - 700, 'rejected', 999)`)
  const { body } = await admin.browser.call(readOverview, {})
  expect(body.claims).toMatchObject({ isShown: false, isEnough: true, decisions: 40 })
  expect(await claims()).toBeUndefined()
  await admin.browser.call(saveOperatorSettings, { showsMeasuredClaims: true })
  expect(await claims()).toEqual({ acceptedShare: '5%', vettedCount: '2' })
  await app.database.ownerRun(`delete from candidate_weeks where fact = 'rejected'`)
  expect(await claims()).toEqual({})
  // Answers to 29 leads are too few for a claim, 30 are enough: from the median to the slowest tenth.
  const reply = (count: number) =>
    app.database.ownerRun(
      `insert into reply_clocks (kind, subject_id, side, replied_at, minutes, ended_at, ended_as)
       select 'lead', gen_random_uuid(), 'operator', now(), n, now(), 'replied' from generate_series(1, $1::int) as n`,
      [count],
    )
  await reply(29)
  expect(await claims()).toEqual({})
  await reply(1)
  expect(await claims()).toEqual({ replyMinutes: '14–26' })
  expect((await admin.browser.call(readOverview, {})).body.claims.measured.replyMinutes).toBe('14–26')
})
