import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyToProject } from '#contract/applications.ts'
import { createProject, setProjectStatus } from '#contract/projects.ts'
import { insertApplication } from '#db/applications.ts'
import { coverLetterLimit } from '#domain/applications/application.ts'
import { gatherEmails } from '../testing/gather-emails.ts'
import { newBuyer, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

const coverLetter = 'I have closed three entities every month since 2021.'

describe('applying to a project', () => {
  let app: TestApp
  let buyer: Person
  let applicant: Awaited<ReturnType<typeof newTalent>>
  beforeAll(async () => {
    app = await testApp()
    buyer = await newBuyer(app)
    applicant = await newTalent(app)
  })
  afterAll(() => app.close())

  const post = async () => (await buyer.browser.call(createProject, { title: 'Close' })).body.id
  const count = async (projectId: string) =>
    (await app.database.ownerRun('select id from applications where project_id = $1', [projectId])).length

  test('the application waits for the owner, with all that was given', async () => {
    const input = { projectId: await post(), coverLetter, hourlyRate: 38.5, availableStartDate: '2026-11-30' }
    const answer = await applicant.browser.call(applyToProject, input)
    expect(answer.body).toMatchObject({ isNew: true, application: { ...input, status: 'pending' } })
  })

  test('contact data in the cover letter is held, however much of it there is', async () => {
    const apply = async (letter: string) =>
      (await applicant.browser.call(applyToProject, { projectId: await post(), coverLetter: letter })).body.application
    expect((await apply('Write to ana@example.com, please.')).coverLetter).toBe(
      'Write to [Email address held], please.',
    )
    const many = 'a@b.co '.repeat(coverLetterLimit).slice(0, coverLetterLimit)
    expect((await apply(many)).coverLetter).toContain('[Email address held]')
  })

  test('a project that was closed or deleted after the look at it takes none, without an error', async () => {
    const [closed, gone] = [await post(), randomUUID()]
    await buyer.browser.call(setProjectStatus, { id: closed, status: 'archived' })
    for (const projectId of [closed, gone]) {
      const application = { projectId, coverLetter, hourlyRate: null, availableStartDate: null }
      const inserting = app.services.db.asUser({ userId: applicant.userId }, (tx) => insertApplication(tx, application))
      expect(await inserting).toBeUndefined()
    }
  })

  test('a repeat answers with the one that exists, also after the project closed', async () => {
    const projectId = await post()
    const first = await applicant.browser.call(applyToProject, { projectId, coverLetter })
    await buyer.browser.call(setProjectStatus, { id: projectId, status: 'archived' })
    const again = await applicant.browser.call(applyToProject, { projectId, coverLetter: 'Another letter' })
    expect(again.body).toEqual({ application: first.body.application, isNew: false })
  })

  test('T54 fifty at once make one', async () => {
    const projectId = await post()
    const input = { projectId, coverLetter }
    const answers = await Promise.all(Array.from({ length: 50 }, () => applicant.browser.call(applyToProject, input)))
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
    expect(answers.filter(({ body }) => body.isNew)).toHaveLength(1)
    expect(new Set(answers.map(({ body }) => body.application.id)).size).toBe(1)
    expect(await count(projectId)).toBe(1)
    await gatherEmails(app)
    const mails = (await app.mails(buyer.email)).filter((mail) => mail.links.some((link) => link.includes(projectId)))
    expect(mails).toHaveLength(1)
  })

  test.each(['completed', 'archived'] as const)('a project that is %s takes none', async (status) => {
    const id = await post()
    await buyer.browser.call(setProjectStatus, { id, status })
    const answer = await applicant.browser.call(applyToProject, { projectId: id, coverLetter })
    expect(answer).toMatchObject({
      status: 409,
      error: { message: 'This project is no longer accepting new applications' },
    })
    expect(await count(id)).toBe(0)
  })

  test('a draft is as good as unknown: not found', async () => {
    const draft = await post()
    await buyer.browser.call(setProjectStatus, { id: draft, status: 'draft' })
    for (const projectId of [draft, randomUUID()])
      expect(await applicant.browser.call(applyToProject, { projectId, coverLetter })).toMatchObject({
        status: 404,
        error: { message: 'Project Not Found' },
      })
    expect(await count(draft)).toBe(0)
  })

  test('a rejected candidate may not apply', async () => {
    const rejected = await newTalent(app)
    await app.database.ownerRun(
      `update candidates set status = 'rejected', rejection_reason = 'No', reviewed_at = now() where id = $1`,
      [rejected.candidateId],
    )
    const projectId = await post()
    expect((await rejected.browser.call(applyToProject, { projectId, coverLetter })).status).toBe(403)
    expect(await count(projectId)).toBe(0)
  })

  test.each([
    { coverLetter: '   ' },
    { coverLetter: 'a'.repeat(coverLetterLimit + 1) },
    { coverLetter, hourlyRate: -1 },
    { coverLetter, hourlyRate: 10.005 },
    { coverLetter, availableStartDate: '2026-02-30' },
    { coverLetter, status: 'accepted' },
    { coverLetter, userId: randomUUID() },
  ])('input %# is refused', async (input) => {
    const projectId = await post()
    expect((await applicant.browser.call(applyToProject, { projectId, ...input })).status).toBe(400)
    expect(await count(projectId)).toBe(0)
  })
})
