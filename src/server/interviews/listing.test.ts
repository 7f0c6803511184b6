import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listInterviews, reportInterview } from '#contract/interviews.ts'
import { booked, shiftInterview } from '../testing/interviewing.ts'
import { newMember, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ OPERATOR_EMAIL: 'operator@example.com' })
})
afterAll(() => app.close())
beforeEach(() => app.database.ownerRun('delete from identity.attempts'))

test('one that is over stays ahead for each side until it has answered, a week at most', async () => {
  const { buyer, talent, interview } = await booked(app)
  const { id } = interview
  const viewer = await newMember(app, buyer, 'viewer')
  const listed = async ({ browser }: Person, filter: 'upcoming' | 'past') =>
    (await browser.call(listInterviews, { filter })).body.interviews.map((one) => one.id)
  const hoursAhead = Math.ceil((Date.parse(interview.startsAt ?? '') - Date.now()) / 3_600_000)
  await shiftInterview(app, id, `-${hoursAhead + 48} hours`)
  for (const person of [buyer, talent]) expect(await listed(person, 'upcoming')).toEqual([id])
  await buyer.browser.call(reportInterview, { id, isHeld: true })
  expect([await listed(buyer, 'upcoming'), await listed(buyer, 'past')]).toEqual([[], [id]])
  expect([await listed(viewer, 'upcoming'), await listed(viewer, 'past')]).toEqual([[], [id]])
  expect([await listed(talent, 'upcoming'), await listed(talent, 'past')]).toEqual([[id], []])
  await shiftInterview(app, id, '-6 days')
  expect([await listed(talent, 'upcoming'), await listed(talent, 'past')]).toEqual([[], [id]])
  await shiftInterview(app, id, '6 days')
  await talent.browser.call(reportInterview, { id, isHeld: true })
  expect([await listed(talent, 'upcoming'), await listed(talent, 'past')]).toEqual([[], [id]])
})
