import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyToProject, listApplications, moveApplication } from '#contract/applications.ts'
import { createProject, deleteProject, readProject } from '#contract/projects.ts'
import { newBuyer, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

describe('deleting a project', () => {
  let app: TestApp
  let owner: Person
  let applicants: Person[]
  beforeAll(async () => {
    app = await testApp()
    owner = await newBuyer(app)
    applicants = [await newTalent(app), await newTalent(app), await newTalent(app)]
  })
  afterAll(() => app.close())

  const post = async () => (await owner.browser.call(createProject, { title: 'Close' })).body.id
  const apply = (applicant: Person, projectId: string) =>
    applicant.browser.call(applyToProject, { projectId, coverLetter: 'Available now.' })
  const left = async (id: string) => {
    const [row] = await app.database.ownerRun(
      `select (select count(*)::int from projects where id = $1) as projects,
         (select count(*)::int from applications where project_id = $1) as applications,
         (select count(*)::int from saved_projects where project_id = $1) as saves`,
      [id],
    )
    return row
  }
  const told = async (applicant: Person) =>
    (await app.mails(applicant.email)).filter(({ kind }) => kind.endsWith('-deleted'))

  test('takes its applications and saves along and tells everyone who had applied', async () => {
    const id = await post()
    const [accepted, pending, saver] = applicants as [Person, Person, Person]
    const { body } = await apply(accepted, id)
    await apply(pending, id)
    await owner.browser.call(moveApplication, {
      id: body.application.id,
      expectedStatus: 'pending',
      move: 'accept',
    })
    await app.database.ownerRun('insert into saved_projects (project_id, worker_id) values ($1, $2)', [
      id,
      saver.userId,
    ])

    expect((await owner.browser.call(deleteProject, { id })).body).toEqual({ id })
    expect(await left(id)).toEqual({ projects: 0, applications: 0, saves: 0 })
    expect((await owner.browser.call(readProject, { id })).status).toBe(404)
    expect((await owner.browser.call(listApplications, { id })).status).toBe(404)
    expect((await told(accepted))[0]?.text).toContain(`please email ${owner.email}`)
    const [mail] = await told(pending)
    expect(mail?.text).toContain('Hollis & Quay CPAs removed the project “Close”')
    expect(mail?.text).not.toContain(owner.email)
    expect(await told(saver)).toEqual([])
  })

  test('is written down, and a second time finds nothing', async () => {
    const id = await post()
    const answers = await Promise.all(Array.from({ length: 10 }, () => owner.browser.call(deleteProject, { id })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(404)])
    const history = await app.database.ownerRun(
      "select actor_id, from_status, to_status from events where subject_id = $1 and event = 'project.deleted'",
      [id],
    )
    expect(history).toEqual([{ actor_id: owner.userId, from_status: 'Open', to_status: null }])
  })

  test('T56 while others apply leaves no application behind, and tells each who got through', async () => {
    const id = await post()
    const before = await Promise.all(applicants.map(async (applicant) => (await told(applicant)).length))
    const [first, second, third] = applicants as [Person, Person, Person]
    const [one, two, , three] = await Promise.all([
      apply(first, id),
      apply(second, id),
      owner.browser.call(deleteProject, { id }),
      apply(third, id),
    ])
    expect(await left(id)).toEqual({ projects: 0, applications: 0, saves: 0 })
    for (const [index, answer] of [one, two, three].entries()) {
      expect([200, 404]).toContain(answer.status)
      const mails = (await told(applicants[index] as Person)).length - (before[index] as number)
      expect(mails).toBe(answer.status === 200 ? 1 : 0)
    }
  })

  test('while an application is moved ends with the one or the other order', async () => {
    const id = await post()
    const { body } = await apply(applicants[0] as Person, id)
    const input = { id: body.application.id, expectedStatus: 'pending', move: 'accept' }
    const [moved, deleted] = await Promise.all([
      owner.browser.call(moveApplication, input),
      owner.browser.call(deleteProject, { id }),
    ])
    expect(deleted.status).toBe(200)
    expect([200, 404]).toContain(moved.status)
    expect(await left(id)).toEqual({ projects: 0, applications: 0, saves: 0 })
  })

  test('T09 for another buyer the project is not there, and it stays', async () => {
    const id = await post()
    const stranger = await newBuyer(app)
    for (const target of [id, randomUUID()])
      expect(await stranger.browser.call(deleteProject, { id: target })).toMatchObject({
        status: 404,
        error: { message: 'Project Not Found' },
      })
    expect(await left(id)).toMatchObject({ projects: 1 })
  })
})
