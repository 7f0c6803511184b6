import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyToProject } from '#contract/applications.ts'
import { listOpenings, readOpening, saveOpening } from '#contract/openings.ts'
import { readPerson } from '#contract/people.ts'
import { readPlatform } from '#contract/platform.ts'
import {
  createProject,
  listProjects,
  putBackProject,
  readProject,
  setProjectStatus,
  takeDownProject,
} from '#contract/projects.ts'
import { listActs } from '#contract/record.ts'
import { takedownMessages } from '#domain/projects/status.ts'
import { newBuyer, newPerson, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
let admin: Person
let owner: Person
let talent: Person
beforeAll(async () => {
  app = await testApp()
  ;[admin, owner, talent] = [await newPerson(app, 'admin'), await newBuyer(app), await newTalent(app)]
})
afterAll(() => app.close())

const post = async () => (await owner.browser.call(createProject, { title: 'Month-end close' })).body.id
const takeDown = (id: string, reason = 'Asks for money.') => admin.browser.call(takeDownProject, { id, reason })
const putBack = (id: string) => admin.browser.call(putBackProject, { id, reason: 'A mistake.' })
const letter = { coverLetter: 'I close books.', hourlyRate: null, availableStartDate: null }
const seenBy = async (id: string) => {
  const statuses = [
    (await app.visitor().call(readProject, { id })).status,
    (await talent.browser.call(readProject, { id })).status,
    (await talent.browser.call(readOpening, { id })).status,
    (await owner.browser.call(readProject, { id })).status,
    (await admin.browser.call(readProject, { id })).status,
  ]
  const { openings } = (await talent.browser.call(listOpenings, {})).body
  return { statuses, isListed: openings.some((opening) => opening.id === id) }
}

test('only its owner and admins see a project that was taken down; put back, it is as it was', async () => {
  const [id, applied] = [await post(), await post()]
  await talent.browser.call(applyToProject, { projectId: applied, ...letter })
  expect(await seenBy(id)).toEqual({ statuses: [200, 200, 200, 200, 200], isListed: true })
  for (const project of [id, applied]) {
    expect((await takeDown(project)).status).toBe(200)
    expect(await seenBy(project)).toEqual({ statuses: [404, 404, 404, 200, 200], isListed: false })
  }
  const apply = await talent.browser.call(applyToProject, { projectId: id, ...letter })
  expect([apply.status, (await talent.browser.call(saveOpening, { id })).status]).toEqual([409, 409])
  expect((await talent.browser.call(readPlatform, {})).status).not.toBe(500)

  expect((await putBack(applied)).status).toBe(200)
  expect(await seenBy(applied)).toEqual({ statuses: [200, 200, 200, 200, 200], isListed: true })
  expect((await owner.browser.call(readProject, { id: applied })).body).toMatchObject({
    status: 'Open',
    takedown: null,
  })
})

test('the owner reads why, by email and on its page, and may edit it but not put it back', async () => {
  const id = await post()
  await takeDown(id, 'Asks for money.')
  expect((await app.mails(owner.email))[0]).toMatchObject({ kind: 'project-taken-down' })
  expect((await app.mails(owner.email))[0]?.text).toContain('Asks for money.')
  const { body } = await owner.browser.call(readProject, { id })
  expect(body).toMatchObject({ status: 'Open', takedown: { reason: 'Asks for money.' } })
  expect((await owner.browser.call(listProjects, {})).body.projects[0]).toMatchObject({
    id,
    takenDownAt: expect.any(String),
  })
  await owner.browser.call(setProjectStatus, { id, status: 'draft' })
  await owner.browser.call(setProjectStatus, { id, status: 'Open' })
  expect((await seenBy(id)).isListed).toBe(false)
  expect((await owner.browser.call(putBackProject, { id, reason: 'Please.' })).status).toBe(403)
  await putBack(id)
  expect((await app.mails(owner.email))[0]).toMatchObject({ kind: 'project-put-back' })
})

test('it happens once, is offered to admins alone, and is in the record', async () => {
  const id = await post()
  const actions = async () => (await admin.browser.call(readProject, { id })).body.actions
  expect(await actions()).toEqual(['take-down'])
  expect(await putBack(id)).toMatchObject({ status: 409, error: { message: takedownMessages.isUp } })
  const answers = await Promise.all(Array.from({ length: 10 }, () => takeDown(id)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  expect(await actions()).toEqual(['put-back'])
  expect((await takeDown(crypto.randomUUID())).status).toBe(404)
  expect((await takeDown(id, ' ')).status).toBe(400)
  const { projects } = (await admin.browser.call(readPerson, { id: owner.userId })).body
  expect(projects.find((project) => project.id === id)).toMatchObject({ takenDownAt: expect.any(String) })
  const [act] = (await admin.browser.call(listActs, {})).body.acts
  expect(act).toMatchObject({ act: 'project.taken-down', subjectId: id, subjectLabel: 'Month-end close' })
})
