import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { decideCandidate, readCandidate } from '#contract/candidates.ts'
import { readDashboard } from '#contract/dashboard.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { saveOperatorSettings } from '#contract/operator-settings.ts'
import { exportOwnData } from '#contract/own-data.ts'
import { readProfile } from '#contract/profiles.ts'
import { saveScorecard } from '#contract/scorecards.ts'
import { listTalent, readTalent } from '#contract/talent.ts'
import { criterionIds } from '#domain/scorecards/criteria.ts'
import { newBuyer, newPerson, newTalent, type Person, testPassword } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

type Card = Omit<InputOf<typeof saveScorecard>, 'id'>

const complete: Card = {
  scores: Object.fromEntries(criterionIds.map((id) => [id, 4])),
  notes: { technical: 'canary-note' },
  expectedVersion: 0,
}
const begun: Card = { scores: { technical: 4 }, notes: {}, expectedVersion: 0 }

let app: TestApp
let admin: Person
let second: Person
let talent: Person & { candidateId: string }
let id: string
beforeAll(async () => {
  app = await testApp()
  admin = await newPerson(app, 'admin')
  second = await newPerson(app, 'admin')
})
beforeEach(async () => {
  talent = await newTalent(app)
  id = talent.candidateId
})
afterAll(() => app.close())

const save = (card: Card, by = admin) => by.browser.call(saveScorecard, { id, ...card })
const read = async (by = admin) => (await by.browser.call(readCandidate, { id })).body
const accept = () =>
  admin.browser.call(decideCandidate, { id, expectedStatus: 'pending', decision: { move: 'accept' } })

test('each admin has a card of their own, and sees those of the others', async () => {
  expect((await save(begun)).body).toMatchObject({ version: 1, isComplete: false })
  expect((await save(complete, second)).body).toMatchObject({ version: 1, isComplete: true })
  const { scorecards } = await read()
  expect(scorecards).toMatchObject([
    { isMine: true, isComplete: false, scores: { technical: 4 } },
    { isMine: false, isComplete: true, notes: { technical: 'canary-note' } },
  ])
})

test('a card that was saved elsewhere since is refused; of fifty saves at once, one succeeds', async () => {
  const first = await Promise.all(Array.from({ length: 50 }, () => save(begun)))
  expect(first.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(first.filter(({ status }) => status === 409)).toHaveLength(49)
  const again = await Promise.all(
    Array.from({ length: 50 }, (_, turn) => save({ ...begun, notes: { english: `Turn ${turn}` }, expectedVersion: 1 })),
  )
  expect(again.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await read()).scorecards).toMatchObject([{ version: 2 }])
})

test('the history says who changed which score, from what to what', async () => {
  await save(begun)
  await save({ scores: { technical: 2, english: 5 }, notes: { english: 'Clear.' }, expectedVersion: 1 })
  const [latest, before] = (await read()).history
  expect(latest).toMatchObject({ actor: 'Test admin', fromStatus: 'pending', toStatus: 'pending' })
  expect(latest?.changes).toEqual({
    'score.technical': { from: 4, to: 2 },
    'score.english': { from: null, to: 5 },
    'note.english': { from: null, to: 'Clear.' },
  })
  expect(before?.changes).toEqual({ 'score.technical': { from: null, to: 4 } })
})

test('neither the candidate nor a buyer gets to see any of it', async () => {
  await save(complete)
  await accept()
  const buyer = await newBuyer(app)
  const seen = await Promise.all([
    talent.browser.call(readDashboard, {}),
    talent.browser.call(readProfile, {}),
    talent.browser.call(exportOwnData, { password: testPassword }),
    buyer.browser.call(listTalent, {}),
    buyer.browser.call(readTalent, { id }),
  ])
  expect(seen.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(JSON.stringify(seen.map(({ body }) => body))).not.toMatch(/canary|scorecard|reliability/i)
})

test('by the rule of the house, nobody is accepted without a complete card, not even past the server', async () => {
  await admin.browser.call(saveOperatorSettings, { acceptanceNeedsScorecard: true })
  await save(begun)
  expect(await read()).toMatchObject({ lacksScorecard: true, actions: expect.arrayContaining(['accept']) })
  const refused = await accept()
  expect(refused.status).toBe(409)
  expect(refused.error?.message).toBe('A complete scorecard is needed before acceptance.')
  const bySql = app.database.ownerRun(`update candidates set status = 'accepted', reviewed_at = now() where id = $1`, [
    id,
  ])
  await expect(bySql).rejects.toThrow('a scorecard is needed before acceptance')

  await save(complete, second)
  expect(await read()).toMatchObject({ lacksScorecard: false })
  expect((await accept()).body.status).toBe('accepted')
  await admin.browser.call(saveOperatorSettings, { acceptanceNeedsScorecard: false })
})

test('the database takes no other scores than 1 to 5, and calls a card complete by the same criteria', async () => {
  const insert = (scores: object) =>
    app.database.ownerRun(
      `insert into scorecards (candidate_id, reviewer_id, scores) values ($1, null, $2) returning is_complete`,
      [id, JSON.stringify(scores)],
    )
  for (const score of [0, 6, 2.5, '4', null, [4], {}]) await expect(insert({ technical: score })).rejects.toThrow()
  expect(await insert(complete.scores)).toEqual([{ is_complete: true }])
  for (const missing of criterionIds)
    expect(await insert({ ...complete.scores, [missing]: undefined })).toEqual([{ is_complete: false }])
})

test('nobody unknown is scored, and no one else’s card is written', async () => {
  const unknown = await admin.browser.call(saveScorecard, { id: randomUUID(), ...begun })
  expect(unknown.status).toBe(404)
  const foreign = await admin.browser.call(saveScorecard, { id, ...begun, reviewerId: second.userId } as never)
  expect(foreign.status).toBe(400)
})
