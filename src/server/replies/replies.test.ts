import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyToProject, listOwnApplications, moveApplication } from '#contract/applications.ts'
import { openThread, sendMessage } from '#contract/conversations.ts'
import { declineOwnInvitation, inviteToProject } from '#contract/invitations.ts'
import { listNotices } from '#contract/notices.ts'
import { setNotification } from '#contract/notifications.ts'
import { readOpening } from '#contract/openings.ts'
import { createProject, setProjectStatus } from '#contract/projects.ts'
import { readReplyTimes, readWaiting } from '#contract/replies.ts'
import { gatherEmails } from '../testing/gather-emails.ts'
import { newBuyer, newMember, newPerson, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const post = async (owner: Person, title = 'Close') =>
  (await owner.browser.call(createProject, { title })).body.id as string
const apply = async (talent: Person, projectId: string) =>
  (await talent.browser.call(applyToProject, { projectId, coverLetter: 'Available now.' })).body.application.id
async function follow() {
  await app.jobs.runDue('follow-clock')
  expect(
    await app.database.ownerRun(`select last_error from jobs where kind = 'follow-clock' and attempts > 0`),
  ).toEqual([])
}
const waitingFor = async ({ browser }: Person) => {
  await follow()
  return (await browser.call(readWaiting, {})).body.waiting
}
/** As if the time of a step had come. */
async function comeTo(step: 'half' | 'due' | 'outcome') {
  await app.database.ownerRun(`update jobs set due_at = now() where kind = 'follow-clock' and key like '%:' || $1`, [
    step,
  ])
  await follow()
}
const statusOf = async (id: string) =>
  (await app.database.ownerRun('select status, outcome from applications where id = $1', [id]))[0]

test('an invitation waits for the talent by their working hours, and its answer is a reply', async () => {
  const [owner, talent] = [await newBuyer(app), await newTalent(app)]
  await app.database.ownerRun(`update candidates set status = 'accepted', reviewed_at = now() where id = $1`, [
    talent.candidateId,
  ])
  const id = await post(owner, 'Month-end close')
  const sent = await owner.browser.call(inviteToProject, { id, candidateIds: [talent.candidateId], note: '' })
  expect(sent.status).toBe(200)
  const [waiting] = await waitingFor(talent)
  expect(waiting).toMatchObject({ kind: 'invitation', title: 'Month-end close', names: ['Hollis & Quay CPAs'] })
  expect(waiting?.path).toMatch(/^\/invitations\//)
  const [clock] = await app.database.ownerRun(
    `select due_at < (select expires_at from project_invitations where id = subject_id) as is_earlier, outcome_at is not null as ends
     from reply_clocks where kind = 'invitation'`,
  )
  expect(clock).toEqual({ is_earlier: true, ends: true })
  await comeTo('half')
  const { notices } = (await talent.browser.call(listNotices, {})).body
  expect(notices.map(({ kind }) => kind)).toContain('waiting-invitation')
  // It expires on its own day, not by the clock.
  await comeTo('outcome')
  expect(await waitingFor(talent)).toHaveLength(1)
  await talent.browser.call(declineOwnInvitation, { id: waiting?.path.split('/').at(-1) ?? '', reason: 'hours' })
  expect(await waitingFor(talent)).toEqual([])
  expect(
    await app.database.ownerRun(
      `select ended_as, minutes is not null as is_counted from reply_clocks where kind = 'invitation'`,
    ),
  ).toEqual([{ ended_as: 'replied', is_counted: true }])
})

describe('an application', () => {
  test('waits for those who decide, until they answer', async () => {
    const owner = await newBuyer(app)
    const [manager, viewer] = [await newMember(app, owner, 'manager'), await newMember(app, owner, 'viewer')]
    const project = await post(owner, 'Month-end close')
    const id = await apply(await newTalent(app), project)
    await apply(await newTalent(app), project)
    for (const person of [owner, manager])
      expect(await waitingFor(person)).toMatchObject([
        {
          kind: 'application',
          count: 2,
          title: 'Month-end close',
          path: `/projects/${project}`,
          names: ['Test talent', 'Test talent'],
        },
      ])
    expect(await waitingFor(viewer)).toEqual([])
    await owner.browser.call(moveApplication, { id, move: 'review', expectedStatus: 'pending' })
    expect(await waitingFor(owner)).toMatchObject([{ count: 1 }])
  })

  test('that nobody answers is reminded of twice, and ends with its reason after ten business days', async () => {
    const [owner, talent] = [await newBuyer(app), await newTalent(app)]
    const project = await post(owner)
    const id = await apply(talent, project)
    // Whoever wants no updates is told of the end nevertheless.
    await talent.browser.call(setNotification, { topic: 'application-status', isWanted: false })
    await follow()
    for (const step of ['half', 'due', 'due'] as const) await comeTo(step)
    const kinds = (await owner.browser.call(listNotices, {})).body.notices.map(({ kind }) => kind)
    expect(kinds).toEqual(['waiting-applications', 'new-applications'])
    await gatherEmails(app)
    expect((await app.mails(owner.email)).filter(({ kind }) => kind === 'reply-reminder')).toHaveLength(1)
    await comeTo('outcome')
    await follow()
    expect(await statusOf(id)).toEqual({ status: 'rejected', outcome: 'no-answer' })
    const mails = (await app.mails(talent.email)).filter(({ subject }) => subject.includes('has ended'))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('within ten business days')
    const ended = { status: 'rejected', outcome: 'no-answer' }
    expect((await talent.browser.call(readOpening, { id: project })).body.application).toMatchObject(ended)
    expect((await talent.browser.call(listOwnApplications, {})).body.applications).toMatchObject([ended])
    expect((await talent.browser.call(listNotices, {})).body.notices[0]?.text).toEqual({
      who: 'Hollis & Quay CPAs',
      what: ' didn’t answer within ten business days, so your application has ended',
    })
    expect(await waitingFor(owner)).toEqual([])
  })

  test('that still waits is answered when its project closes; what was decided stays', async () => {
    const [owner, talent, accepted] = [await newBuyer(app), await newTalent(app), await newTalent(app)]
    const project = await post(owner)
    const [id, done] = [await apply(talent, project), await apply(accepted, project)]
    await owner.browser.call(moveApplication, { id: done, move: 'accept', expectedStatus: 'pending' })
    await owner.browser.call(setProjectStatus, { id: project, status: 'archived', endsEngagements: true })
    await app.jobs.runDue('answer-waiting')
    await follow()
    expect([await statusOf(id), await statusOf(done)]).toEqual([
      { status: 'rejected', outcome: 'closed' },
      { status: 'accepted', outcome: null },
    ])
    const mails = (await app.mails(talent.email)).filter(({ subject }) => subject.includes('has ended'))
    expect(mails[0]?.text).toContain('has closed Close')
    expect((await talent.browser.call(listNotices, {})).body.notices[0]?.text.what).toBe(
      ' closed the project, so your application has ended',
    )
    expect((await app.mails(accepted.email)).filter(({ subject }) => subject.includes('has ended'))).toEqual([])
  })
})

test('a message waits for the other side until it writes, and the operator has its own', async () => {
  const [owner, talent, admin] = [await newBuyer(app), await newTalent(app), await newPerson(app, 'admin')]
  const applicationId = await apply(talent, await post(owner))
  const write = async ({ browser }: Person, thread: string) =>
    browser.call(sendMessage, { id: thread, messageId: randomUUID(), text: 'Hello' })
  const { id } = (await owner.browser.call(openThread, { applicationId })).body
  await write(owner, id)
  expect(await waitingFor(talent)).toMatchObject([{ kind: 'message', path: `/messages?thread=${id}` }])
  await write(talent, id)
  expect(await waitingFor(talent)).toEqual([])
  expect((await waitingFor(owner)).map(({ kind }) => kind).sort()).toEqual(['application', 'message'])

  const support = (await talent.browser.call(openThread, {})).body.id
  await write(talent, support)
  expect((await waitingFor(admin)).some(({ path }) => path === `/messages?thread=${support}`)).toBe(true)
})

test('how fast a firm answers is shown from five replies on', async () => {
  const [owner, talent] = [await newBuyer(app), await newTalent(app)]
  const project = await post(owner)
  const answered = (minutes: number) =>
    app.database.ownerRun(
      `insert into reply_clocks (kind, subject_id, side, firm_id, replied_at, minutes, ended_at, ended_as)
       select 'application', gen_random_uuid(), 'firm', firm_id, now(), $2, now(), 'replied' from buyers where user_id = $1`,
      [owner.userId, minutes],
    )
  const times = async () => (await talent.browser.call(readReplyTimes, { project })).body.replyTimes
  for (const minutes of [10, 20, 30, 40]) await answered(minutes)
  expect(await times()).toBeNull()
  await answered(100)
  expect(await times()).toEqual({ replies: 5, median: 30, slowestTenth: 76 })
  expect((await owner.browser.call(readWaiting, {})).body.replyTimes).toMatchObject({ replies: 5 })
})
