import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decideCandidate, openCandidate, readCandidate } from '#contract/candidates.ts'
import { readDashboard } from '#contract/dashboard.ts'
import { newPerson, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
let admin: Person
let talent: Person & { candidateId: string }
beforeAll(async () => {
  app = await testApp()
  admin = await newPerson(app, 'admin')
  talent = await newTalent(app)
})
afterAll(() => app.close())

const read = async (id = talent.candidateId) => (await admin.browser.call(readCandidate, { id })).body

test('reading changes nothing; opening begins the review once, however many open at once', async () => {
  expect(await read()).toMatchObject({ status: 'pending', openedAt: null, email: talent.email, calls: [] })
  const opened = await Promise.all(
    Array.from({ length: 10 }, () => admin.browser.call(openCandidate, { id: talent.candidateId })),
  )
  expect(opened.filter(({ body }) => body.isFirst)).toHaveLength(1)
  const { openedAt, history } = await read()
  expect(openedAt).not.toBeNull()
  expect(history.filter(({ changes }) => 'opened_at' in changes)).toMatchObject([
    { actor: 'Test admin', fromStatus: 'pending', toStatus: 'pending' },
  ])
  const dashboard = await talent.browser.call(readDashboard, {})
  expect(JSON.stringify(dashboard.body)).toContain('reviewing')
})

test('the history says who decided what, newest first; who is decided on is not opened anymore', async () => {
  const { candidateId: id } = await newTalent(app)
  await admin.browser.call(decideCandidate, {
    id,
    expectedStatus: 'pending',
    decision: { move: 'accept', notes: 'Good.' },
  })
  expect((await admin.browser.call(openCandidate, { id })).body).toEqual({ isFirst: false })
  const { history, reviewer, openedAt } = await read(id)
  expect({ reviewer, openedAt }).toEqual({ reviewer: 'Test admin', openedAt: null })
  expect(history[0]).toMatchObject({
    actor: 'Test admin',
    fromStatus: 'pending',
    toStatus: 'accepted',
    changes: { interview_notes: { from: null, to: 'Good.' } },
  })
})

test('nobody unknown is read or opened', async () => {
  expect((await admin.browser.call(readCandidate, { id: randomUUID() })).status).toBe(404)
  expect((await admin.browser.call(openCandidate, { id: randomUUID() })).status).toBe(404)
})
