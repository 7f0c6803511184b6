import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyToProject, moveApplication, withdrawApplication } from '#contract/applications.ts'
import { markThreadRead, openThread, sendMessage } from '#contract/conversations.ts'
import { listNotices, markNoticesRead } from '#contract/notices.ts'
import { createProject, deleteProject } from '#contract/projects.ts'
import { countNotices } from '#contract/unread.ts'
import { gatherEmails } from '../testing/gather-emails.ts'
import { newBuyer, newMember, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const post = async (owner: Person, title = 'Close') =>
  (await owner.browser.call(createProject, { title })).body.id as string
const apply = async (talent: Person, projectId: string, more: object = {}) =>
  (await talent.browser.call(applyToProject, { projectId, coverLetter: 'Available now.', ...more })).body.application.id
const noticesOf = async ({ browser }: Person, asked: object = {}) =>
  (await browser.call(listNotices, asked)).body.notices
const unread = async ({ browser }: Person) => (await browser.call(countNotices, {})).body.count
const sentencesOf = async (person: Person) => (await noticesOf(person)).map(({ text }) => text.who + text.what)

describe('applications', () => {
  test('are one notice and one email with names, rates and start dates, for those who decide', async () => {
    const owner = await newBuyer(app)
    const manager = await newMember(app, owner, 'manager')
    const approver = await newMember(app, owner, 'approver')
    const id = await post(owner, 'Month-end close')
    for (let index = 0; index < 8; index++)
      await apply(await newTalent(app), id, { hourlyRate: 30 + index, availableStartDate: '2026-11-30' })
    for (const person of [owner, manager]) {
      expect(await noticesOf(person)).toMatchObject([
        { path: `/projects/${id}`, about: 'Month-end close', text: { who: '8 applications' }, isRead: false },
      ])
      expect(await unread(person)).toBe(1)
    }
    expect(await noticesOf(approver)).toEqual([])

    await app.jobs.runDue('email-notices')
    expect(await app.mails(owner.email)).not.toContainEqual(expect.objectContaining({ kind: 'new-application' }))
    await gatherEmails(app)
    await gatherEmails(app)
    const mails = (await app.mails(owner.email)).filter(({ kind }) => kind === 'new-application')
    expect(mails).toMatchObject([{ subject: '8 new applications: Month-end close' }])
    expect(mails[0]?.text.match(/Test talent · \$3\d\.00\/hr · from Nov 30, 2026/g)).toHaveLength(8)
    expect((await app.mails(approver.email)).map(({ kind }) => kind)).not.toContain('new-application')

    // What follows is emailed alone.
    await apply(await newTalent(app), id)
    await gatherEmails(app)
    const [latest] = (await app.mails(owner.email)).filter(({ kind }) => kind === 'new-application')
    expect(latest?.subject).toBe('New application: Month-end close')
    expect((await sentencesOf(owner))[0]).toMatch(/^9 applications: Test talent, Test talent and 7 others$/)
  })

  test('that were read begin a new notice, and those withdrawn leave theirs', async () => {
    const [owner, talent, other] = [await newBuyer(app), await newTalent(app), await newTalent(app)]
    const id = await post(owner)
    const first = await apply(talent, id)
    await owner.browser.call(markNoticesRead, { id: (await noticesOf(owner))[0]?.id as string })
    expect(await unread(owner)).toBe(0)
    const second = await apply(other, id)
    expect((await noticesOf(owner)).map(({ isRead }) => isRead)).toEqual([false, true])
    expect(await noticesOf(owner, { isUnread: 'true' })).toHaveLength(1)
    await other.browser.call(withdrawApplication, { id: second })
    expect(await noticesOf(owner, { isUnread: 'true' })).toMatchObject([{ kind: 'withdrawn-applications' }])
    await owner.browser.call(markNoticesRead, {})
    expect(await unread(owner)).toBe(0)

    await owner.browser.call(moveApplication, { id: first, move: 'accept', expectedStatus: 'pending' })
    expect(await noticesOf(talent)).toMatchObject([
      { kind: 'application', path: `/projects-labor/${id}`, text: { what: ' accepted your application' } },
    ])
    await owner.browser.call(deleteProject, { id })
    expect(await noticesOf(talent)).toEqual([])
  })

  test('are read by nobody who has lost their seat', async () => {
    const owner = await newBuyer(app)
    const manager = await newMember(app, owner, 'manager')
    await apply(await newTalent(app), await post(owner))
    expect(await noticesOf(manager)).toHaveLength(1)
    await app.database.ownerRun('update buyers set firm_id = null, firm_role = null where user_id = $1', [
      manager.userId,
    ])
    expect(await noticesOf(manager)).toEqual([])
    expect(await unread(manager)).toBe(0)
  })
})

test('messages of a conversation are one notice, which is read with them, and nobody is told of their own', async () => {
  const [owner, talent] = [await newBuyer(app), await newTalent(app)]
  const id = await post(owner)
  const applicationId = await apply(talent, id)
  await owner.browser.call(markNoticesRead, {})
  const { id: thread } = (await talent.browser.call(openThread, { applicationId })).body
  for (const text of ['Hello', 'Are you there?'])
    await talent.browser.call(sendMessage, { id: thread, messageId: randomUUID(), text })
  expect(await noticesOf(owner, { isUnread: 'true' })).toMatchObject([
    { kind: 'message', path: `/messages?thread=${thread}`, text: { who: 'Test talent', what: ' sent you 2 messages' } },
  ])
  expect(await noticesOf(talent)).toEqual([])
  await owner.browser.call(markThreadRead, { id: thread, through: 2 })
  expect(await unread(owner)).toBe(0)
})

test('a page of notices ends where the next begins', async () => {
  const owner = await newBuyer(app)
  await app.database.ownerRun(
    `insert into notices (user_id, kind, event, subject_kind, subjects, place_id, happened_at)
     select $1, 'decision', 'candidate.accepted', 'candidate', '{}', gen_random_uuid(), '2026-01-01'::timestamptz
     from generate_series(1, 45)`,
    [owner.userId],
  )
  const seen = new Set<string>()
  let after: string | undefined
  for (const size of [20, 20, 5]) {
    const { notices, hasMore } = (await owner.browser.call(listNotices, { ...(after && { after }) })).body
    expect(notices).toHaveLength(size)
    expect(hasMore).toBe(size === 20)
    for (const { id } of notices) seen.add(id)
    after = notices.at(-1)?.id
  }
  expect(seen.size).toBe(45)
})
