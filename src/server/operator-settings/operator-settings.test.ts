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

test('both rules are off at first; two admins who each change one keep both, and it is recorded', async () => {
  const { body } = await admin.browser.call(readOperatorSettings, {})
  expect(body).toEqual({ acceptanceNeedsScorecard: false, showsMeasuredClaims: false, scansFiles: false })
  await Promise.all([save({ acceptanceNeedsScorecard: true }), save({ showsMeasuredClaims: true })])
  expect((await admin.browser.call(readOperatorSettings, {})).body).toEqual({
    acceptanceNeedsScorecard: true,
    showsMeasuredClaims: true,
    scansFiles: false,
  })
  const acts = await app.database.ownerRun(`select actor_id from events where event = 'rules.changed'`)
  expect(acts).toEqual([{ actor_id: admin.userId }, { actor_id: admin.userId }])
})

test.each([{ acceptanceNeedsScorecard: 'yes' }, { editedBy: 'x' }])('%j is refused', async (input) => {
  expect((await save(input)).status).toBe(400)
})
