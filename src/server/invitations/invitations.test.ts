import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listApplications } from '#contract/applications.ts'
import { openThread } from '#contract/conversations.ts'
import {
  acceptOwnInvitation,
  declineOwnInvitation,
  inviteToProject,
  listOwnInvitations,
  listProjectInvitations,
  readOwnInvitation,
} from '#contract/invitations.ts'
import { listNotices } from '#contract/notices.ts'
import { setNotification } from '#contract/notifications.ts'
import { createProject, deleteProject, setProjectStatus } from '#contract/projects.ts'
import { explainMatch } from '#contract/shortlists.ts'
import { readOutdatedFacts } from '../matching/read-facts-job.ts'
import { newBuyer, newMember, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { endInvitations } from './expire-invitations.ts'

let app: TestApp
let firm: Person
let person: Awaited<ReturnType<typeof vetted>>
beforeAll(async () => {
  app = await testApp()
  firm = await newBuyer(app)
  person = await vetted()
  await app.database.ownerRun('update talent_capacity set rate_from = 40 where candidate_id = $1', [person.candidateId])
  await app.database.ownerRun(
    'insert into talent_capacity (candidate_id, rate_from) values ($1, 40) on conflict do nothing',
    [person.candidateId],
  )
  await readOutdatedFacts(app.services.db)
})
afterAll(() => app.close())

async function vetted() {
  const talent = await newTalent(app)
  await app.database.ownerRun(`update candidates set status = 'accepted', reviewed_at = now() where id = $1`, [
    talent.candidateId,
  ])
  return talent
}

const post = async () =>
  (
    await firm.browser.call(createProject, {
      title: 'Close in Xero',
      description: 'Month-end close in Xero.',
      payRate: 45,
    })
  ).body.id
const invite = (id: string, ...people: { candidateId: string }[]) =>
  firm.browser.call(inviteToProject, {
    id,
    candidateIds: people.map(({ candidateId }) => candidateId),
    note: 'We liked your last close. Write to ellen@example.com.',
  })
const own = async (projectId: string) => {
  const { body } = await person.browser.call(listOwnInvitations, {})
  return body.invitations.find((one) => one.projectId === projectId)?.id as string
}
const emailsOf = async (kind: string) =>
  (await app.database.ownerRun('select recipient from mails where kind = $1', [kind])).map(({ recipient }) => recipient)

describe('an invitation', () => {
  test('reaches each person once, by email unless they turned it off, without contact details', async () => {
    const [id, quiet] = [await post(), await vetted()]
    await quiet.browser.call(setNotification, { topic: 'invitations', isWanted: false })
    const { body } = await invite(id, person, quiet)
    expect(body).toEqual({ invited: expect.arrayContaining([person.candidateId, quiet.candidateId]), passedOver: 0 })
    expect((await invite(id, person)).body).toEqual({ invited: [], passedOver: 1 })
    const told = await emailsOf('project-invitation')
    expect(told).toContain(person.email)
    expect(told).not.toContain(quiet.email)
    const { notices } = (await quiet.browser.call(listNotices, {})).body
    expect(notices[0]).toMatchObject({ about: 'Close in Xero', text: { what: ' invites you to a project' } })
    const { body: read } = await person.browser.call(readOwnInvitation, { id: await own(id) })
    expect(read.note).toMatch(/^We liked your last close\. Write to /)
    expect(read.note).not.toContain('example.com')
  })

  test('shows the person what the firm needs, and the same lines that the firm sees', async () => {
    const id = await post()
    await invite(id, person)
    const { body: read } = await person.browser.call(readOwnInvitation, { id: await own(id) })
    const { body: seen } = await firm.browser.call(explainMatch, { id, candidateId: person.candidateId })
    expect(read).toMatchObject({ title: 'Close in Xero', status: 'open', actions: ['accept', 'decline', 'ask'] })
    expect(read.project?.payRate).toBe(45)
    expect(read.prefilled.hourlyRate).toBe(40)
    const named = (lines: { name: string; contribution: number }[]) =>
      lines.map(({ name, contribution }) => `${name} ${contribution}`).toSorted()
    expect(named(read.fit?.lines ?? [])).toEqual(named(seen.match.lines))
    expect(seen.match.contact).toMatchObject({ kind: 'invitation', status: 'open' })
  })

  test('becomes an application once, and stays accepted', async () => {
    const id = await post()
    await invite(id, person)
    const invitationId = await own(id)
    const answer = { id: invitationId, coverLetter: 'Gladly.', hourlyRate: 41, availableStartDate: null }
    expect((await person.browser.call(acceptOwnInvitation, answer)).body).toMatchObject({ hourlyRate: 41 })
    const again = await person.browser.call(acceptOwnInvitation, answer)
    expect([again.status, again.error?.message]).toEqual([409, 'You have already accepted this invitation.'])
    const { body } = await firm.browser.call(listApplications, { id })
    expect(body.applications.map(({ coverLetter }) => coverLetter)).toEqual(['Gladly.'])
    expect((await invite(id, person)).body.passedOver).toBe(1)
  })

  test('is declined with a reason that the firm reads, or asked about', async () => {
    const id = await post()
    await invite(id, person)
    const invitationId = await own(id)
    const { body: thread } = await person.browser.call(openThread, { invitationId })
    expect(thread.id).toEqual(expect.any(String))
    await person.browser.call(declineOwnInvitation, { id: invitationId, reason: 'hours', note: 'Fully booked.' })
    const { body } = await firm.browser.call(listProjectInvitations, { id })
    expect(body.invitations).toMatchObject([
      { status: 'declined', declineReason: 'hours', declineNote: 'Fully booked.', candidateId: person.candidateId },
    ])
    const colleague = await newMember(app, firm, 'viewer')
    const seen = (await colleague.browser.call(listProjectInvitations, { id })).body.invitations
    expect(seen.map(({ invitedBy }) => invitedBy)).toEqual(['Ellen Reed'])
    expect(await emailsOf('invitation-declined')).toContain(firm.email)
    const { notices } = (await firm.browser.call(listNotices, {})).body
    expect(notices).toContainEqual(expect.objectContaining({ path: `/projects/${id}/shortlist` }))
  })

  test('ends after five business days, and whoever sent it is told', async () => {
    const id = await post()
    await invite(id, person)
    await app.database.ownerRun('update project_invitations set expires_at = now() where project_id = $1', [id])
    await app.services.db.asSystem((tx) => endInvitations(tx, app.services))
    const late = await person.browser.call(declineOwnInvitation, { id: await own(id), reason: 'rate' })
    expect(late.status).toBe(409)
    expect(await emailsOf('invitation-expired')).toEqual([firm.email])
  })

  test('ends with its project: the person reads that, and nobody counts it as an answer', async () => {
    const [id, quiet] = [await post(), await vetted()]
    await quiet.browser.call(setNotification, { topic: 'invitations', isWanted: false })
    await invite(id, person, quiet)
    const close = () => firm.browser.call(setProjectStatus, { id, status: 'completed' })
    await close()
    await firm.browser.call(setProjectStatus, { id, status: 'Open' })
    await app.jobs.runDue('answer-waiting')
    const read = async () => (await person.browser.call(readOwnInvitation, { id: await own(id) })).body
    expect((await read()).status).toBe('open')

    await close()
    await app.jobs.runDue('answer-waiting')
    expect(await read()).toMatchObject({ status: 'closed', title: 'Close in Xero', project: null, actions: [] })
    const late = await person.browser.call(acceptOwnInvitation, { id: await own(id), coverLetter: 'Gladly.' })
    expect([late.status, late.error?.message]).toEqual([
      409,
      'This project no longer takes applications, so the invitation has ended.',
    ])
    for (const { browser } of [person, quiet])
      expect((await browser.call(listNotices, {})).body.notices[0]?.text).toEqual({
        who: 'Hollis & Quay CPAs',
        what: ' closed the project, so its invitation to you has ended',
      })
    expect(await emailsOf('invitation-closed')).toEqual([person.email])
    expect((await firm.browser.call(listProjectInvitations, { id })).body.invitations[0]?.status).toBe('closed')
    const clocks = await app.database.ownerRun(
      `select distinct replied_at, ended_as from reply_clocks where kind = 'invitation' and project_id = $1`,
      [id],
    )
    expect(clocks).toEqual([{ replied_at: null, ended_as: 'withdrawn' }])
  })

  test('stays while its project is a draft again, without reminders, and can be accepted once that is open', async () => {
    const [id, invited] = [await post(), await vetted()]
    await invite(id, invited)
    await firm.browser.call(setProjectStatus, { id, status: 'draft' })
    await app.jobs.runDue('answer-waiting')
    const invitationId = (await invited.browser.call(listOwnInvitations, {})).body.invitations[0]?.id as string
    const read = async () => (await invited.browser.call(readOwnInvitation, { id: invitationId })).body
    expect(await read()).toMatchObject({ status: 'open', project: null, actions: ['decline', 'ask'] })
    const remind = (reminders: number) =>
      app.database.ownerRun(`update reply_clocks set reminders = $2 where kind = 'invitation' and project_id = $1`, [
        id,
        reminders,
      ])
    const reminders = async () =>
      (await invited.browser.call(listNotices, {})).body.notices.filter(({ kind }) => kind === 'waiting-invitation')
    await remind(1)
    expect(await reminders()).toEqual([])
    await firm.browser.call(setProjectStatus, { id, status: 'Open' })
    expect((await read()).actions).toEqual(['accept', 'decline', 'ask'])
    await remind(2)
    expect(await reminders()).toHaveLength(1)
  })

  test('is told of by email when its project is deleted', async () => {
    const [id, invited] = [await post(), await vetted()]
    await invite(id, invited, person)
    await person.browser.call(declineOwnInvitation, { id: await own(id), reason: 'rate' })
    const before = await emailsOf('invitation-closed')
    await firm.browser.call(deleteProject, { id })
    const mails = (await app.mails(invited.email)).filter(({ kind }) => kind === 'invitation-closed')
    expect(mails).toMatchObject([{ subject: 'Your invitation has ended: Close in Xero' }])
    expect(mails[0]?.links.join()).not.toContain('/invitations/')
    expect((await emailsOf('invitation-closed')).toSorted()).toEqual([...before, invited.email].toSorted())
  })

  test('is for vetted people and open projects alone', async () => {
    const [id, newcomer] = [await post(), await newTalent(app)]
    expect((await invite(id, newcomer)).status).toBe(409)
    await firm.browser.call(setProjectStatus, { id, status: 'completed' })
    expect((await invite(id, person)).status).toBe(409)
  })
})
