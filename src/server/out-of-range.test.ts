import { afterAll, beforeAll, expect, test } from 'vitest'
import { listThreads } from '#contract/conversations.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { discardTimer, readHours } from '#contract/hours.ts'
import { saveNeed } from '#contract/needs.ts'
import { listPayouts } from '#contract/payouts.ts'
import { createProject } from '#contract/projects.ts'
import { saveScorecard } from '#contract/scorecards.ts'
import { newBuyer, newPerson, newTalent, type Person } from './testing/people.ts'
import { type TestApp, testApp } from './testing/test-app.ts'

let app: TestApp
const people: Record<string, Person> = {}
const ids: Record<string, string> = {}
beforeAll(async () => {
  app = await testApp()
  const talent = await newTalent(app)
  Object.assign(people, { buyer: await newBuyer(app), talent, admin: await newPerson(app, 'admin') })
  ids.project = (await people.buyer?.browser.call(createProject, { title: 'Month-end close' }))?.body.id as string
  ids.candidate = talent.candidateId as string
})
afterAll(() => app.close())

const scores = { technical: 4, english: 4, communication: 4, reliability: 4 }

test.each<[string, string, Endpoint, object]>([
  ['a project of the year 9999', 'buyer', createProject, { title: 'Close', startDate: '9999-12-31' }],
  ['a project of the year 0', 'buyer', createProject, { title: 'Close', endDate: '0000-01-01' }],
  [
    'a version of the year 0',
    'buyer',
    saveNeed,
    { id: 'project', need: null, expectedUpdatedAt: '0000-01-01T00:00:00Z' },
  ],
  [
    'the first hours of 10000',
    'buyer',
    saveNeed,
    { id: 'project', need: null, expectedUpdatedAt: '9999-12-31T23:59:59-23:59' },
  ],
  ['conversations before the year 0', 'talent', listThreads, { before: '0000-01-01T00:00:00Z' }],
  ['a week that ends in 10000', 'talent', readHours, { day: '9999-12-31' }],
  ['a timer that began in 10000', 'talent', discardTimer, { expectedStartedAt: '9999-12-31T23:59:59-23:59' }],
  ['what is due in the year 0', 'admin', listPayouts, { by: '0000-01-01' }],
  [
    'a version of thirteen digits',
    'admin',
    saveScorecard,
    { id: 'candidate', scores, notes: {}, expectedVersion: 10 ** 12 },
  ],
])('T49 T50 %s is refused, and is no failure', async (_, who, endpoint, input) => {
  const { id, ...rest } = input as { id?: string }
  const answer = await people[who]?.browser.call(endpoint, { ...rest, ...(id && { id: ids[id] }) })
  expect([answer?.status, answer?.error?.code]).toEqual([400, 'invalid_input'])
})
