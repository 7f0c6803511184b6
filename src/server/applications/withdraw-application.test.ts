import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyToProject, moveApplication, withdrawApplication } from '#contract/applications.ts'
import { createProject } from '#contract/projects.ts'
import { applicationMessages } from '#domain/applications/application.ts'
import { newBuyer, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
let buyer: Person
let talent: Awaited<ReturnType<typeof newTalent>>
beforeAll(async () => {
  app = await testApp()
  buyer = await newBuyer(app)
  talent = await newTalent(app)
})
afterAll(() => app.close())

async function applied() {
  const { id: projectId } = (await buyer.browser.call(createProject, { title: 'Close' })).body
  const answer = await talent.browser.call(applyToProject, { projectId, coverLetter: 'I close books.' })
  return answer.body.application.id
}
const exists = async (id: string) =>
  (await app.database.ownerRun('select from applications where id = $1', [id])).length > 0

test('a waiting application is gone; withdrawing it again finds nothing', async () => {
  const id = await applied()
  expect((await talent.browser.call(withdrawApplication, { id })).status).toBe(200)
  expect(await exists(id)).toBe(false)
  expect((await talent.browser.call(withdrawApplication, { id })).status).toBe(404)
})

test('a decided one stays, and so does another person’s', async () => {
  const id = await applied()
  const other = await newTalent(app)
  for (const unknown of [id, randomUUID()])
    expect((await other.browser.call(withdrawApplication, { id: unknown })).status).toBe(404)
  await buyer.browser.call(moveApplication, { id, expectedStatus: 'pending', move: 'accept' })
  const refused = await talent.browser.call(withdrawApplication, { id })
  expect(refused).toMatchObject({ status: 409, body: { error: { message: applicationMessages.decided } } })
  expect(await exists(id)).toBe(true)
})
