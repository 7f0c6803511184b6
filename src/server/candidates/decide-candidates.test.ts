import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { InputOf } from '#contract/endpoint.ts'
import { decideCandidates, exportCandidates, listCallsAhead, selectCandidates } from '#contract/many-candidates.ts'
import { saveOperatorSettings } from '#contract/operator-settings.ts'
import { bulkLimits, interviewTimes } from '#domain/candidates/bulk.ts'
import { newBuyer, newPerson, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

type Input = InputOf<typeof decideCandidates>

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp()
  admin = await newPerson(app, 'admin')
})
afterAll(() => app.close())

const waiting = (count: number) => Promise.all(Array.from({ length: count }, () => newTalent(app)))
const pending = (talents: { candidateId: string }[]) =>
  talents.map(({ candidateId }) => ({ id: candidateId, expectedStatus: 'pending' as const }))
const decide = (candidates: Input['candidates'], decision: Input['decision'], by = admin) =>
  by.browser.call(decideCandidates, { candidates, decision })
const outcomes = async (...asked: Parameters<typeof decide>) =>
  (await decide(...asked)).body.outcomes.map(({ outcome }) => outcome)

test('each is decided on for itself, with an event and a mail', async () => {
  const talents = await waiting(3)
  const reject = { move: 'reject', reason: 'No overlap with US hours.', notes: 'Met at the fair.' } as const
  expect(await outcomes(pending(talents), reject)).toEqual(['done', 'done', 'done'])
  for (const { candidateId, email } of talents) {
    expect((await app.mails(email)).map(({ subject }) => subject)).toEqual(['About your application to Glide'])
    const [row] = await app.database.ownerRun(
      `select (select count(*)::int from events where subject_id = $1 and event = 'candidate.rejected') as events,
         (select interview_notes from candidates where id = $1) as notes`,
      [candidateId],
    )
    expect(row).toEqual({ events: 1, notes: 'Met at the fair.' })
  }
})

test('asked again, it does nothing twice; who was decided on by another is told apart', async () => {
  const talents = await waiting(3)
  const second = await newPerson(app, 'admin')
  const [first] = pending(talents)
  await outcomes(first ? [first] : [], { move: 'accept' }, second)
  const asked = [...pending(talents), { id: randomUUID(), expectedStatus: 'pending' as const }]
  expect(await outcomes(asked, { move: 'accept' })).toEqual(['stale', 'done', 'done', 'failed'])
  expect(await outcomes(asked, { move: 'accept' })).toEqual(['stale', 'done', 'done', 'failed'])
  for (const { email } of talents) expect(await app.mails(email)).toHaveLength(1)
})

test('two admins at once decide on each candidate once', async () => {
  const talents = await waiting(5)
  const second = await newPerson(app, 'admin')
  const [one, other] = await Promise.all([
    outcomes(pending(talents), { move: 'accept' }),
    outcomes(pending(talents), { move: 'reject', reason: 'Too many at once.' }, second),
  ])
  expect([...one, ...other].filter((outcome) => outcome === 'done')).toHaveLength(5)
  for (const { email } of talents) expect(await app.mails(email)).toHaveLength(1)
  const tooLate = await app.database.ownerRun(
    `select subject_id from events where is_stale and subject_id = any ($1)`,
    [talents.map(({ candidateId }) => candidateId)],
  )
  expect(tooLate).toHaveLength(5)
})

test('an invitation without a time leaves the call that is booked', async () => {
  const [talent] = await waiting(1)
  const at = '2026-12-01T15:00:00.000Z'
  await app.database.ownerRun('update candidates set interview_scheduled_at = $2 where id = $1', [
    talent?.candidateId,
    at,
  ])
  await outcomes(pending(talent ? [talent] : []), { move: 'interview' })
  const [row] = await app.database.ownerRun('select interview_scheduled_at as at from candidates where id = $1', [
    talent?.candidateId,
  ])
  expect(row?.at).toEqual(new Date(at))
})

test('each is invited at a time of their own', async () => {
  const talents = await waiting(3)
  const times = interviewTimes('2036-12-01T15:00:00Z', 45, 3)
  const asked = pending(talents).map((one, index) => ({ ...one, interviewAt: times[index] }))
  expect(await outcomes(asked, { move: 'interview', interviewAt: times[0] ?? null })).toEqual(['done', 'done', 'done'])
  const rows = await app.database.ownerRun(
    'select interview_scheduled_at as at from candidates where id = any($1) order by array_position($1, id)',
    [talents.map(({ candidateId }) => candidateId)],
  )
  expect(rows.map(({ at }) => (at as Date).toISOString())).toEqual([
    '2036-12-01T15:00:00.000Z',
    '2036-12-01T15:45:00.000Z',
    '2036-12-01T16:30:00.000Z',
  ])
})

test('a time that is over is refused, whoever it is for, and nobody is told', async () => {
  const talents = await waiting(3)
  const [first, second, third] = pending(talents)
  if (!first || !second || !third) throw new Error('Three are waiting.')
  const asked = [first, { ...second, interviewAt: '2020-01-06T15:30:00Z' }, third]
  const past = { move: 'interview', interviewAt: '2020-01-06T15:00:00Z' } as const
  const { outcomes: found } = (await decide(asked, past)).body
  expect(found.map(({ outcome, message }) => [outcome, message])).toEqual(
    asked.map(() => ['failed', 'Please choose a time in the future.']),
  )
  expect(await outcomes(asked, { move: 'interview' })).toEqual(['done', 'failed', 'done'])
  expect(await app.mails(talents[1]?.email ?? '')).toEqual([])
})

test('everything that is booked at the time of an interview is named, for each of several', async () => {
  const [caller, met, free, moved, other] = await waiting(5)
  const buyer = await newBuyer(app)
  const run = app.database.ownerRun
  const book = (candidateId: string | undefined, name: string, at: string) =>
    run(
      `insert into intro_calls (candidate_id, name, email, zone, starts_at, ends_at)
       values ($1, $2, 'ana@example.com', 'Asia/Manila', $3::timestamptz, $3::timestamptz + interval '30 minutes')`,
      [candidateId, name, at],
    )
  await book(caller?.candidateId, 'Ana', '2041-01-07 15:15Z')
  await book(other?.candidateId, 'Olive', '2041-01-07 17:00Z')
  await run(`update candidates set interview_scheduled_at = '2041-01-07 18:00Z' where id = $1`, [moved?.candidateId])
  await run(
    `insert into interviews (candidate_id, buyer_id, minutes, status, starts_at, proposed, owner_zone, talent_zone)
     select $1, b.id, 30, 'booked', '2041-01-07 16:00Z', array['2041-01-07 16:00Z'::timestamptz], 'America/New_York', 'Asia/Manila'
     from buyers b where b.email = $2`,
    [met?.candidateId, buyer.email],
  )
  const ids = [caller, met, free, moved].map((one) => one?.candidateId ?? '')
  const clashes = async (interviewTimes?: string[]) =>
    (await admin.browser.call(listCallsAhead, interviewTimes ? { ids, interviewTimes } : { ids })).body.clashes
  expect(await clashes(interviewTimes('2041-01-07T15:00:00Z', 60, 4))).toEqual([
    {
      candidateId: caller?.candidateId,
      interviewAt: '2041-01-07T15:00:00.000Z',
      isTheirs: true,
      kind: 'intro',
      name: 'Ana',
      firm: null,
      startsAt: '2041-01-07T15:15:00.000Z',
    },
    {
      candidateId: met?.candidateId,
      interviewAt: '2041-01-07T16:00:00.000Z',
      isTheirs: true,
      kind: 'interview',
      name: null,
      firm: expect.any(String),
      startsAt: '2041-01-07T16:00:00.000Z',
    },
    {
      candidateId: free?.candidateId,
      interviewAt: '2041-01-07T17:00:00.000Z',
      isTheirs: false,
      kind: 'intro',
      name: 'Olive',
      firm: null,
      startsAt: '2041-01-07T17:00:00.000Z',
    },
  ])
  expect(await clashes(interviewTimes('2041-01-07T18:30:00Z', 60, 4))).toEqual([])
  expect(await clashes()).toEqual([])
})

test('what is ahead with several is named, and canceled by a decision that says so', async () => {
  const [caller, set, met, free] = await waiting(4)
  const buyer = await newBuyer(app)
  const run = app.database.ownerRun
  await run(
    `insert into intro_calls (candidate_id, name, email, zone, starts_at, ends_at)
     values ($1, 'Ana', 'ana@example.com', 'Asia/Manila', '2040-12-06 15:00Z', '2040-12-06 15:30Z')`,
    [caller?.candidateId],
  )
  await run(`update candidates set interview_scheduled_at = '2040-12-05 15:00Z' where id = $1`, [set?.candidateId])
  await run(
    `insert into interviews (candidate_id, buyer_id, minutes, status, starts_at, proposed, owner_zone, talent_zone)
     select $1, b.id, 30, s, at, array['2040-12-08 15:00Z'::timestamptz], 'America/New_York', 'Asia/Manila'
     from buyers b, (values ('booked', '2040-12-07 15:00Z'::timestamptz), ('proposed', null), ('cancelled', null)) as given (s, at)
     where b.email = $2`,
    [met?.candidateId, buyer.email],
  )
  const talents = [caller, set, met, free].filter((one) => one !== undefined)
  const ahead = async (ids = talents.map(({ candidateId }) => candidateId)) =>
    (await admin.browser.call(listCallsAhead, { ids })).body.calls.map(({ id, ...call }) => call)
  const calls = [
    { candidateId: set?.candidateId, kind: 'set', startsAt: '2040-12-05T15:00:00.000Z', firm: null },
    { candidateId: caller?.candidateId, kind: 'intro', startsAt: '2040-12-06T15:00:00.000Z', firm: null },
    { candidateId: met?.candidateId, kind: 'interview', startsAt: '2040-12-07T15:00:00.000Z' },
    { candidateId: met?.candidateId, kind: 'interview', startsAt: null },
  ]
  expect(await ahead()).toMatchObject(calls)
  expect(await ahead([free?.candidateId ?? ''])).toEqual([])
  expect(await outcomes(pending(talents), { move: 'accept' })).toEqual(['done', 'done', 'done', 'done'])
  expect(await ahead()).toMatchObject(calls)
  const asked = talents.map(({ candidateId: id }) => ({ id, expectedStatus: 'accepted' as const }))
  const reject = { move: 'reject', reason: 'No overlap with US hours.', cancelsCalls: true } as const
  expect(await outcomes(asked, reject)).toEqual(['done', 'done', 'done', 'done'])
  expect(await ahead()).toEqual([])
})

test('who has no scorecard is left out by the rule of the house, and named so', async () => {
  const talents = await waiting(2)
  await admin.browser.call(saveOperatorSettings, { acceptanceNeedsScorecard: true })
  expect(await outcomes(pending(talents), { move: 'accept' })).toEqual(['unscored', 'unscored'])
  await admin.browser.call(saveOperatorSettings, { acceptanceNeedsScorecard: false })
})

test('T23: whose address is not confirmed is left out, and named so; the others are accepted', async () => {
  const talents = await waiting(2)
  const orphan = { id: randomUUID(), expectedStatus: 'pending' as const }
  await app.database.ownerRun('update identity.users set email_verified = false where id = $1', [talents[0]?.userId])
  await app.database.ownerRun('insert into candidates (id, email) values ($1, $2)', [
    orphan.id,
    `${orphan.id}@example.com`,
  ])
  const asked = [...pending(talents), orphan]
  expect(await outcomes(asked, { move: 'accept' })).toEqual(['unconfirmed', 'done', 'unconfirmed'])
  expect(await outcomes([orphan], { move: 'reject', reason: 'Nobody answered.' })).toEqual(['done'])
})

test('more than a request may have is refused, and so is nobody', async () => {
  const many = Array.from({ length: bulkLimits.perRequest + 1 }, () => ({
    id: randomUUID(),
    expectedStatus: 'pending' as const,
  }))
  expect((await decide(many, { move: 'accept' })).status).toBe(400)
  expect((await decide([], { move: 'accept' })).status).toBe(400)
})

test('a filter selects everyone it finds, to a limit that it tells', async () => {
  const [talent] = await waiting(1)
  const { body } = await admin.browser.call(selectCandidates, { search: talent?.email ?? '' })
  expect(body).toMatchObject({ candidates: [{ id: talent?.candidateId, actions: ['interview', 'accept', 'reject'] }] })
  expect(body.isWhole).toBe(true)
  await app.database.ownerRun(
    `insert into candidates (email, name) select 'crowd-' || n || '@example.com', 'Crowd' from generate_series(1, 501) n`,
  )
  const crowd = (await admin.browser.call(selectCandidates, { search: 'crowd-' })).body
  expect(crowd.candidates).toHaveLength(bulkLimits.candidates)
  expect(crowd.isWhole).toBe(false)
})

test('the chosen ones are a file that runs no formulas, and the export is on record', async () => {
  const [talent] = await waiting(1)
  const id = talent?.candidateId ?? ''
  await app.database.ownerRun(`update candidates set name = '=cmd()' where id = $1`, [id])
  const { csv } = (await admin.browser.call(exportCandidates, { ids: [id, randomUUID()] })).body
  expect(csv.split('\r\n')).toHaveLength(3)
  expect(csv).toContain(`${id},"'=cmd()",${talent?.email}`)
  const acts = await app.database.ownerRun(`select detail from events where event = 'candidate.exported'`)
  expect(acts).toEqual([{ detail: { count: 1 } }])
})
