import { afterAll, beforeAll, expect, test } from 'vitest'
import { listCandidateViews, removeCandidateView, saveCandidateView } from '#contract/candidate-views.ts'
import { viewLimit } from '#domain/candidates/view.ts'
import { newPerson, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp()
  admin = await newPerson(app, 'admin')
})
afterAll(() => app.close())

const views = async (person = admin) => (await person.browser.call(listCandidateViews, {})).body.views

test('a view is saved under its name, replaced by one of the same name, and removed', async () => {
  await admin.browser.call(saveCandidateView, { name: ' Best first ', address: 'sort=score&direction=desc' })
  await admin.browser.call(saveCandidateView, { name: 'Calls', address: 'sort=call' })
  await admin.browser.call(saveCandidateView, { name: 'Calls', address: 'sort=call&status=pending' })
  expect(await views()).toEqual([
    { name: 'Best first', address: 'sort=score&direction=desc' },
    { name: 'Calls', address: 'sort=call&status=pending' },
  ])
  expect(await views(await newPerson(app, 'admin'))).toEqual([])
  const { body } = await admin.browser.call(removeCandidateView, { name: 'Calls' })
  expect(body.views.map(({ name }) => name)).toEqual(['Best first'])
})

test('there are only so many', async () => {
  const busy = await newPerson(app, 'admin')
  const save = (n: number) => busy.browser.call(saveCandidateView, { name: `View ${n}`, address: '' })
  for (let n = 0; n < viewLimit; n++) expect((await save(n)).status).toBe(200)
  const refused = await save(viewLimit)
  expect([refused.status, refused.error?.message]).toEqual([409, 'You have 20 saved views. Please remove one first.'])
  expect(await views(busy)).toHaveLength(viewLimit)
})
