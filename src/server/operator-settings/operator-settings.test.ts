import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOperatorSettings, saveOperatorSettings } from '#contract/operator-settings.ts'
import { newPerson, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp()
  admin = await newPerson(app, 'admin')
})
afterAll(() => app.close())

const save = (input: object) => admin.browser.call(saveOperatorSettings, input)

test('the rules are off at first; two admins who each change one keep both, and it is recorded', async () => {
  const { body } = await admin.browser.call(readOperatorSettings, {})
  const others = {
    meetingTemplate: null,
    feeBasisPoints: 0,
    holdsShortlists: false,
    transferDetails: null,
    scansFiles: false,
  }
  expect(body).toEqual({ acceptanceNeedsScorecard: false, showsMeasuredClaims: false, ...others })
  await Promise.all([save({ acceptanceNeedsScorecard: true }), save({ showsMeasuredClaims: true })])
  expect((await admin.browser.call(readOperatorSettings, {})).body).toEqual({
    acceptanceNeedsScorecard: true,
    showsMeasuredClaims: true,
    ...others,
  })
  const acts = await app.database.ownerRun(`select actor_id from events where event = 'rules.changed'`)
  expect(acts).toEqual([{ actor_id: admin.userId }, { actor_id: admin.userId }])
})

test('rooms of interviews have a link with a mark for the room, or none', async () => {
  const template = 'https://meet.example/{room}'
  expect((await save({ meetingTemplate: template })).body.meetingTemplate).toBe(template)
  expect((await save({ meetingTemplate: null })).body.meetingTemplate).toBeNull()
})

test('where to transfer money is text, or not said', async () => {
  const transferDetails = 'First Example Bank\nAccount 000123'
  expect((await save({ transferDetails: ` ${transferDetails}\n` })).body.transferDetails).toBe(transferDetails)
  expect((await save({ transferDetails: null })).body.transferDetails).toBeNull()
})

test('the fee is a share of the pay, up to half of it', async () => {
  expect((await save({ feeBasisPoints: 1500 })).body.feeBasisPoints).toBe(1500)
  expect((await save({ feeBasisPoints: 5001 })).status).toBe(400)
})

test.each([
  { meetingTemplate: 'https://{room}.example/' },
  { feeBasisPoints: 0.5 },
  { transferDetails: ' ' },
  { transferDetails: 'x'.repeat(601) },
  { acceptanceNeedsScorecard: 'yes' },
  { editedBy: 'x' },
])('%j is refused', async (input) => {
  expect((await save(input)).status).toBe(400)
})
