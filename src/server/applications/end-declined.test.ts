import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  applyToProject,
  declineApplications,
  moveApplication,
  undoDecision,
  undoDeclines,
} from '#contract/applications.ts'
import { readInterview } from '#contract/interviews.ts'
import { setNotification } from '#contract/notifications.ts'
import { createProject, deleteProject, readClosing, setProjectStatus } from '#contract/projects.ts'
import { undoSeconds } from '#domain/undo.ts'
import type { SealedContent } from '../mail/mail.ts'
import { createSeal } from '../mail/seal.ts'
import { type Accepted, arrange, newAccepted, shiftInterview, timesOf } from '../testing/interviewing.ts'
import { newBuyer, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
let firm: Person
let person: Accepted
beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  ;[firm, person] = [await newBuyer(app), await newAccepted(app)]
})
afterAll(() => app.close())

/** The person applied, and an interview about the project is booked and another proposed. */
async function meeting(by = person) {
  const { id: projectId } = (await firm.browser.call(createProject, { title: 'Close' })).body
  const { body } = await by.browser.call(applyToProject, { projectId, coverLetter: 'I close books.' })
  const { starts } = await timesOf(firm, by)
  const meet = async (index: number, more: object) =>
    (await arrange(firm, by, [starts[index] as string], { project: projectId, ...more })).body.id
  const ahead = [await meet(0, {}), await meet(4, { how: 'propose' })] as const
  await app.jobs.runDue('follow-interview')
  await app.database.ownerRun('delete from mails')
  return { projectId, applicationId: body.application.id, ahead, start: starts[0] as string }
}
const decline = (id: string) => firm.browser.call(moveApplication, { id, expectedStatus: 'pending', move: 'decline' })
const statuses = (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await firm.browser.call(readInterview, { id })).body.status))
/** As if a decision could no longer be undone. */
async function pass() {
  await app.database.ownerRun(`update jobs set due_at = now() where kind = 'end-declined'`)
  for (const kind of ['end-declined', 'answer-waiting', 'follow-clock', 'follow-interview']) await app.jobs.runDue(kind)
}
/** What the emails to someone bring along, as the text of each file. */
async function filesTo({ email }: Person) {
  const mails = await app.database.ownerRun('select id, sealed_content from mails where recipient = $1', [email])
  const seal = createSeal<SealedContent>(app.services.secrets.derive('mail'))
  return mails
    .flatMap(({ id, sealed_content }) => seal.open(id as string, sealed_content as Uint8Array).attachments ?? [])
    .map(({ content }) => Buffer.from(content, 'base64').toString())
}
const mailsTo = async ({ email }: Person) =>
  (await app.mails(email)).filter(({ kind }) => !kind.startsWith('new-')).map(({ kind, text }) => ({ kind, text }))

test('declining ends the interviews once it can’t be undone: one email to the applicant, one about each to the firm', async () => {
  const { applicationId, ahead, start } = await meeting()
  await decline(applicationId)
  expect(await statuses(ahead)).toEqual(['booked', 'proposed'])
  expect(await mailsTo(person)).toEqual([])
  const [due] = await app.database.ownerRun(
    `select extract(epoch from j.due_at - e.happened_at)::int as seconds from jobs j, events e
     where j.key = $1 and e.subject_id = $1::uuid and e.event = 'application.declined'`,
    [applicationId],
  )
  expect(due?.seconds).toBeGreaterThan(undoSeconds)

  await pass()
  expect((await firm.browser.call(readInterview, { id: ahead[0] })).body).toMatchObject({
    ...{ status: 'cancelled', cancelledBy: 'system', cancelWord: 'The application was declined.', actions: [] },
  })
  expect(await statuses(ahead)).toEqual(['cancelled', 'cancelled'])
  const told = await mailsTo(person)
  expect(told.map(({ kind }) => kind)).toEqual(['interview-declined'])
  expect(told[0]?.text).toMatch(
    /chose other applicants this time\.[\s\S]*Your interview on .* is canceled\.[\s\S]*proposed to you/,
  )
  const own = await mailsTo(firm)
  expect(own.map(({ kind }) => kind)).toEqual(['interview-cancelled', 'interview-cancelled'])
  for (const { text } of own) expect(text).toContain('was canceled.\n\nThe application was declined.')
  expect((await timesOf(firm, person)).starts).toContain(start)
  await pass()
  expect(await mailsTo(person)).toHaveLength(1)
})

test('the email takes the interview out of the calendar, also where updates of applications are turned off', async () => {
  const { applicationId } = await meeting()
  await person.browser.call(setNotification, { topic: 'application-status', isWanted: false })
  await decline(applicationId)
  await pass()
  expect((await mailsTo(person)).map(({ kind }) => kind)).toEqual(['interview-declined'])
  const [calendar, ...others] = await filesTo(person)
  expect(calendar).toMatch(/METHOD:CANCEL/)
  expect(calendar?.replaceAll('\r\n ', '')).toContain(person.email)
  expect(calendar).not.toContain(firm.email)
  // What was only proposed is in no calendar.
  expect(others).toEqual([])
})

test('what is undone in time keeps its interviews, alone and together, and nobody is emailed', async () => {
  const { applicationId, ahead } = await meeting()
  await decline(applicationId)
  await firm.browser.call(undoDecision, { id: applicationId })
  await firm.browser.call(declineApplications, { ids: [applicationId], reason: 'We chose someone else.' })
  await firm.browser.call(undoDeclines, { ids: [applicationId] })
  await pass()
  expect(await statuses(ahead)).toEqual(['booked', 'proposed'])
  expect([...(await mailsTo(person)), ...(await mailsTo(firm))]).toEqual([])

  await firm.browser.call(declineApplications, { ids: [applicationId], reason: 'We chose someone else.' })
  await pass()
  expect(await statuses(ahead)).toEqual(['cancelled', 'cancelled'])
  expect((await mailsTo(person)).map(({ text }) => text)).toEqual([
    expect.stringContaining('They wrote: We chose someone else.'),
  ])
})

test('whoever calls it off before that is told of the decline alone', async () => {
  const { applicationId, ahead } = await meeting()
  await decline(applicationId)
  await app.database.ownerRun(`update interviews set status = 'cancelled' where id = any($1)`, [ahead])
  await pass()
  expect((await mailsTo(person)).map(({ kind }) => kind).toSorted()).toEqual([
    ...['application-declined', 'interview-cancelled', 'interview-cancelled'],
  ])
})

test('others stay: of other people, without a project, and what has begun', async () => {
  const { projectId, applicationId } = await meeting()
  const other = await newAccepted(app)
  await other.browser.call(applyToProject, { projectId, coverLetter: 'I close books.' })
  const { starts } = await timesOf(firm, person)
  const meet = async (index: number, more: object, by = person) =>
    (await arrange(firm, by, [starts[index] as string], more)).body.id
  const stay = [
    ...[await meet(8, {}), await meet(12, { project: projectId }), await meet(16, { project: projectId }, other)],
  ]
  await shiftInterview(app, stay[1] as string, '-30 days')
  await decline(applicationId)
  await pass()
  expect(await statuses(stay)).toEqual(['booked', 'booked', 'booked'])
})

test('closing a project ends them: applicants read it in the one email, others in that about the interview', async () => {
  const { projectId, ahead } = await meeting()
  const invited = await newAccepted(app)
  const { starts } = await timesOf(firm, invited)
  const { id } = (await arrange(firm, invited, [starts[8] as string], { project: projectId })).body
  await app.jobs.runDue('follow-interview')
  await app.database.ownerRun('delete from mails')
  expect((await firm.browser.call(readClosing, { id: projectId })).body.interviews).toEqual([
    { candidateId: person.candidateId, name: 'Test talent', startsAt: expect.any(String) },
    { candidateId: invited.candidateId, name: 'Test talent', startsAt: expect.any(String) },
    { candidateId: person.candidateId, name: 'Test talent', startsAt: null },
  ])

  await firm.browser.call(setProjectStatus, { id: projectId, status: 'completed' })
  await pass()
  expect(await statuses([...ahead, id])).toEqual(['cancelled', 'cancelled', 'cancelled'])
  const told = await mailsTo(person)
  expect(told.map(({ kind }) => kind)).toEqual(['application-ended'])
  expect(told[0]?.text).toMatch(/Your interview on .* is canceled\./)
  expect(await filesTo(person)).toEqual([expect.stringContaining('METHOD:CANCEL')])
  expect(await mailsTo(invited)).toEqual([
    { kind: 'interview-cancelled', text: expect.stringContaining('The project was closed.') },
  ])
  expect((await mailsTo(firm)).map(({ kind }) => kind)).toEqual(Array(3).fill('interview-cancelled'))
})

test('filling a project leaves the interviews with those who were accepted', async () => {
  const { projectId, applicationId, ahead } = await meeting()
  const other = await newAccepted(app)
  await other.browser.call(applyToProject, { projectId, coverLetter: 'I close books.' })
  const { starts } = await timesOf(firm, other)
  const { id } = (await arrange(firm, other, [starts[8] as string], { project: projectId })).body
  await firm.browser.call(moveApplication, { id: applicationId, expectedStatus: 'pending', move: 'accept' })
  await app.database.ownerRun(`update projects set status = 'Filled' where id = $1`, [projectId])
  await pass()
  expect(await statuses([...ahead, id])).toEqual(['booked', 'proposed', 'cancelled'])
})

test('deleting a project ends them, with one email that says so', async () => {
  const { projectId, ahead } = await meeting()
  const waiting = await newAccepted(app)
  await waiting.browser.call(applyToProject, { projectId, coverLetter: 'I close books.' })
  expect((await firm.browser.call(deleteProject, { id: projectId })).status).toBe(200)
  await pass()
  for (const id of ahead)
    expect((await person.browser.call(readInterview, { id })).body).toMatchObject({
      status: 'cancelled',
      project: null,
    })
  expect(await mailsTo(person)).toEqual(
    Array(2).fill({
      kind: 'interview-cancelled',
      text: expect.stringContaining('The project was deleted, and applications to it have ended.'),
    }),
  )
  expect((await mailsTo(waiting)).map(({ kind }) => kind)).toEqual(['project-deleted'])
})
