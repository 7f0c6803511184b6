import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSession, signOut } from '#contract/accounts.ts'
import { readBuyerProfile, setAvatar } from '#contract/buyers.ts'
import { callerHeader, type Endpoint } from '#contract/endpoint.ts'
import { deleteAccount } from '#contract/own-data.ts'
import { changePassword } from '#contract/passwords.ts'
import { createProject, listProjects, readProject } from '#contract/projects.ts'
import { newBuyer, type Person, pngFile, testPassword } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
let ana: Person
let bo: Person
beforeAll(async () => {
  app = await testApp()
  ;[ana, bo] = await Promise.all([newBuyer(app), newBuyer(app)])
})
afterAll(() => app.close())

/** Another tab signed Bo in, and Ana's page does not know it yet. */
const fromAnasPage = (endpoint: Endpoint, input: Record<string, unknown>) =>
  bo.browser.call(endpoint, input, { [callerHeader]: ana.userId })

test('a page drawn for someone else reads and changes nothing', async () => {
  const project = await bo.browser.call(createProject, { title: 'Month-end close' })
  const answers = await Promise.all([
    fromAnasPage(listProjects, {}),
    fromAnasPage(readBuyerProfile, {}),
    fromAnasPage(readProject, { id: project.body.id }),
    fromAnasPage(createProject, { title: 'Audit' }),
    fromAnasPage(changePassword, { currentPassword: testPassword, password: 'another long password' }),
    fromAnasPage(setAvatar, { avatar: pngFile() }),
    fromAnasPage(deleteAccount, { password: testPassword }),
  ])
  expect(answers.map(({ status, error }) => [status, error?.code])).toEqual(answers.map(() => [409, 'session_changed']))
  const { body } = await bo.browser.call(listProjects, {})
  expect(body.projects.map(({ title }) => title)).toEqual(['Month-end close'])
})

test('it learns who is signed in, and can sign out', async () => {
  const { body } = await fromAnasPage(readSession, {})
  expect(body).toMatchObject({ me: { id: bo.userId } })
  expect((await fromAnasPage(signOut, {})).status).toBe(200)
  expect((await fromAnasPage(listProjects, {})).error?.code).toBe('not_signed_in')
})
