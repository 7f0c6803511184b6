import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  applyToProject,
  listApplications,
  moveApplication,
  readApplication,
  undoDecision,
  withdrawApplication,
} from '#contract/applications.ts'
import { openThread, readThread } from '#contract/conversations.ts'
import { readOpening } from '#contract/openings.ts'
import { createProject, setProjectStatus } from '#contract/projects.ts'
import { insertApplication } from '#db/applications.ts'
import { query } from '#db/session.ts'
import { coverLetterLimit } from '#domain/applications/application.ts'
import { gatherEmails } from '../testing/gather-emails.ts'
import { newBuyer, newPerson, newTalent, type Person } from '../testing/people.ts'
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

  describe('contact data in the cover letter', () => {
    const letter = 'Write to ana@example.com, please.'
    const held = 'Write to [Email address held], please.'
    const apply = async (text: string) => {
      const input = { projectId: await post(), coverLetter: text }
      return (await applicant.browser.call(applyToProject, input)).body.application
    }
    /** In the list, on its own, and beside the conversation. */
    const readByFirm = async ({ id, projectId }: { id: string; projectId: string }, by = buyer) => {
      const { applications } = (await by.browser.call(listApplications, { id: projectId })).body
      const { id: thread } = (await by.browser.call(openThread, { applicationId: id })).body
      return [
        applications[0]?.coverLetter,
        (await by.browser.call(readApplication, { id })).body.application.coverLetter,
        (await by.browser.call(readThread, { id: thread })).body.application?.coverLetter,
      ]
    }

    test('is held from the firm until it accepts, and again if it undoes that; its writer reads it', async () => {
      const application = await apply(letter)
      const { id, projectId } = application
      expect(application.coverLetter).toBe(letter)
      expect(await readByFirm(application)).toEqual([held, held, held])
      const own = async () => (await applicant.browser.call(readOpening, { id: projectId })).body.application
      expect(await own()).toMatchObject({ coverLetter: letter })
      const again = await applicant.browser.call(applyToProject, { projectId, coverLetter: 'Another letter' })
      expect(again.body.application.coverLetter).toBe(letter)

      await buyer.browser.call(moveApplication, { id, expectedStatus: 'pending', move: 'accept' })
      expect(await readByFirm(application)).toEqual([letter, letter, letter])
      await buyer.browser.call(undoDecision, { id })
      expect(await readByFirm(application)).toEqual([held, held, held])
      expect(await own()).toMatchObject({ coverLetter: letter })
    })

    test('is held however much of it there is, and only where there is some', async () => {
      const many = 'a@b.co '.repeat(coverLetterLimit).slice(0, coverLetterLimit).trim()
      const application = await apply(many)
      expect(application.coverLetter).toBe(many)
      expect((await readByFirm(application))[0]).toContain('[Email address held]')
      const { id } = await apply(coverLetter)
      const kept = 'select application_id from cover_letter_originals where application_id = any($1)'
      expect(await app.database.ownerRun(kept, [[id, application.id]])).toEqual([{ application_id: application.id }])
    })

    test('T09 is read by nobody else, whatever the server asks the database', async () => {
      const { id } = await apply(letter)
      const [stranger, other, admin] = [await newBuyer(app), await newTalent(app), await newPerson(app, 'admin')]
      const seen = ({ userId }: Person) =>
        app.services.db.asUser({ userId }, (tx) =>
          tx.rows(query.selectFrom('cover_letter_originals').select('text').where('application_id', '=', id)),
        )
      for (const person of [buyer, stranger, other, admin]) expect(await seen(person)).toEqual([])
      await buyer.browser.call(moveApplication, { id, expectedStatus: 'pending', move: 'accept' })
      for (const person of [stranger, other, admin]) expect(await seen(person)).toEqual([])
      for (const person of [buyer, applicant]) expect(await seen(person)).toEqual([{ text: letter }])
    })

    test('goes with the application and with the account', async () => {
      const left = async (id: string) =>
        (await app.database.ownerRun('select from cover_letter_originals where application_id = $1', [id])).length
      const withdrawn = await apply(letter)
      await applicant.browser.call(withdrawApplication, { id: withdrawn.id })
      expect(await left(withdrawn.id)).toBe(0)
      const gone = await newTalent(app)
      const input = { projectId: await post(), coverLetter: letter }
      const { id } = (await gone.browser.call(applyToProject, input)).body.application
      expect(await left(id)).toBe(1)
      await app.database.ownerRun('delete from identity.users where id = $1', [gone.userId])
      expect(await left(id)).toBe(0)
    })
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
