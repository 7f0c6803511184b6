import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyToProject, moveApplication, withdrawApplication } from '#contract/applications.ts'
import { readInterview } from '#contract/interviews.ts'
import { listNotices } from '#contract/notices.ts'
import { setNotification } from '#contract/notifications.ts'
import { createProject } from '#contract/projects.ts'
import { applicationMessages } from '#domain/applications/application.ts'
import { gatherEmails } from '../testing/gather-emails.ts'
import { arrange, newAccepted, shiftInterview, timesOf } from '../testing/interviewing.ts'
import { newBuyer, newMember, newTalent, type Person } from '../testing/people.ts'
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

test('those of the firm who decide are told, by notice and by email unless they turned it off', async () => {
  const owner = await newBuyer(app)
  const [manager, approver] = [await newMember(app, owner, 'manager'), await newMember(app, owner, 'approver')]
  await manager.browser.call(setNotification, { topic: 'new-applications', isWanted: false })
  const { id: projectId } = (await owner.browser.call(createProject, { title: 'Year-end close' })).body
  const applicants = [await newTalent(app), await newTalent(app)] as const
  for (const person of applicants) {
    const answer = await person.browser.call(applyToProject, { projectId, coverLetter: 'I close books.' })
    await person.browser.call(withdrawApplication, { id: answer.body.application.id })
  }
  const noticesOf = async ({ browser }: Person) => (await browser.call(listNotices, {})).body.notices
  for (const person of [owner, manager])
    expect(await noticesOf(person)).toMatchObject([
      {
        kind: 'withdrawn-applications',
        path: `/projects/${projectId}`,
        text: { who: 'Test talent and Test talent', what: ' withdrew their applications' },
      },
    ])
  expect([await noticesOf(approver), await noticesOf(applicants[0])]).toEqual([[], []])
  await gatherEmails(app)
  const emailsTo = async ({ email }: Person) =>
    (await app.mails(email)).filter(({ kind }) => kind === 'application-withdrawn')
  expect(await emailsTo(owner)).toMatchObject([
    { subject: '2 applications withdrawn: Year-end close', text: expect.stringMatching(/Test talent\s+Test talent/) },
  ])
  expect([...(await emailsTo(manager)), ...(await emailsTo(approver))]).toEqual([])
})

test('interviews ahead about the project end with it, and both sides read why; others stay', async () => {
  const [firm, person] = [await newBuyer(app), await newAccepted(app)]
  const { id: projectId } = (await firm.browser.call(createProject, { title: 'Close' })).body
  const application = await person.browser.call(applyToProject, { projectId, coverLetter: 'I close books.' })
  const { starts } = await timesOf(firm, person)
  const meet = async (index: number, more: object) =>
    (await arrange(firm, person, [starts[index] as string], more)).body.id
  const ends = [
    await meet(0, { project: projectId }),
    await meet(4, { project: projectId, how: 'propose', word: 'Or this one?' }),
  ]
  const stay = [await meet(8, {}), await meet(12, { project: projectId })]
  await shiftInterview(app, stay[1] as string, '-30 days')

  await person.browser.call(withdrawApplication, { id: application.body.application.id })
  for (const id of ends)
    for (const { browser } of [firm, person])
      expect((await browser.call(readInterview, { id })).body).toMatchObject({
        ...{ status: 'cancelled', cancelledBy: 'talent', cancelWord: 'The application was withdrawn.', actions: [] },
      })
  for (const id of stay) expect((await firm.browser.call(readInterview, { id })).body.status).toBe('booked')
  await app.jobs.runDue('follow-interview')
  const mails = (await app.mails(firm.email)).filter(({ kind }) => kind === 'interview-cancelled')
  expect(mails.map(({ text }) => text)).toEqual(
    Array(2).fill(expect.stringContaining('“The application was withdrawn.”')),
  )
})
