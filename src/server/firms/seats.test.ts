import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { applyToProject, listApplications, moveApplication, readApplication } from '#contract/applications.ts'
import { readBuyerProfile, saveBuyerProfile } from '#contract/buyers.ts'
import { readInterview } from '#contract/interviews.ts'
import { readOpening } from '#contract/openings.ts'
import { deleteAccount } from '#contract/own-data.ts'
import {
  createProject,
  listProjects,
  readProject,
  readProjectDetails,
  readProjectOverview,
  setProjectStatus,
  updateProject,
} from '#contract/projects.ts'
import { listTalent } from '#contract/talent.ts'
import type { FirmRole } from '#domain/firms/role.ts'
import { gatherEmails } from '../testing/gather-emails.ts'
import { newBuyer, newMember, newTalent, type Person, testPassword } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
let owner: Person
let manager: Person
let viewer: Person
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  owner = await newBuyer(app)
  manager = await newMember(app, owner, 'manager')
  viewer = await newMember(app, owner, 'viewer')
})

const post = async (person: Person, title = 'Close') =>
  (await person.browser.call(createProject, { title, internalNote: 'Budget' })).body.id
const apply = async (id: string) => {
  const talent = await newTalent(app)
  await talent.browser.call(applyToProject, { projectId: id, coverLetter: 'I close books.' })
  return talent
}
const giveRole = ({ userId }: Person, firmRole: FirmRole | null) =>
  app.database.ownerRun(
    `update buyers set firm_role = $2, firm_id = case when $2::text is not null then firm_id end where user_id = $1`,
    [userId, firmRole],
  )

describe('the people of a firm', () => {
  test('see the same projects and counts, and who may not manage them is offered nothing', async () => {
    const [first, second] = [await post(owner), await post(manager, 'Payroll')]
    await apply(second)
    for (const { browser } of [owner, manager, viewer]) {
      const { projects, total } = (await browser.call(listProjects, {})).body
      expect([projects.map(({ id }) => id), total]).toEqual([[second, first], 2])
      expect((await browser.call(readProjectOverview, {})).body.counts.Open).toBe(2)
      expect((await browser.call(listApplications, { id: second })).body.counts.pending).toBe(1)
    }
    const actionsFor = async ({ browser }: Person) => (await browser.call(readProject, { id: first })).body.actions
    expect(await actionsFor(manager)).toEqual(await actionsFor(owner))
    expect(await actionsFor(viewer)).toEqual([])
    const received = async ({ browser }: Person) =>
      (await browser.call(listApplications, { id: second })).body.applications[0]?.actions
    expect(await received(owner)).toEqual(['accept', 'review', 'decline'])
    expect(await received(viewer)).toEqual([])
  })

  test('edit one project without overwriting each other', async () => {
    const id = await post(owner)
    const { updatedAt } = (await owner.browser.call(readProjectDetails, { id })).body
    const edit = (person: Person, title: string) =>
      person.browser.call(updateProject, { id, title, expectedUpdatedAt: updatedAt })
    const answers = await Promise.all([edit(owner, 'By the owner'), edit(manager, 'By the manager')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('see who posted a project and who closed it', async () => {
    const id = await post(manager)
    await owner.browser.call(setProjectStatus, { id, status: 'archived' })
    const { history } = (await viewer.browser.call(readProject, { id })).body
    expect(history).toMatchObject([
      { status: 'archived', by: 'Ellen Reed' },
      { status: 'Open', by: 'Test buyer' },
    ])
    expect((await app.visitor().call(readProject, { id: await post(owner) })).body.history).toEqual([])
  })

  test('decide once on an application, and its history names who did', async () => {
    const id = await post(owner)
    await apply(id)
    const [application] = (await owner.browser.call(listApplications, { id })).body.applications
    const decide = ({ browser }: Person, move: 'accept' | 'decline') =>
      browser.call(moveApplication, { id: application?.id ?? '', expectedStatus: 'pending', move })
    expect((await decide(manager, 'accept')).status).toBe(200)
    expect((await decide(owner, 'decline')).status).toBe(409)
    const { history } = (await viewer.browser.call(readApplication, { id: application?.id ?? '' })).body
    expect(history).toMatchObject([{ status: 'accepted', by: 'Test buyer' }])
  })

  test('have the name that an owner gives the firm; others can’t change it', async () => {
    await owner.browser.call(saveBuyerProfile, { firstName: 'Ellen', companyName: 'Quay CPAs' })
    const renamed = await manager.browser.call(saveBuyerProfile, { firstName: 'Tomás', companyName: 'Mine now' })
    expect(renamed.body).toMatchObject({ firstName: 'Tomás', companyName: 'Quay CPAs' })
    expect((await viewer.browser.call(readBuyerProfile, {})).body.companyName).toBe('Quay CPAs')
  })
})

describe('someone whose seat is removed', () => {
  test('reads nothing from then on, and an owner takes over what they posted', async () => {
    const id = await post(manager)
    const talent = await apply(id)
    expect((await talent.browser.call(readOpening, { id })).body.postedBy?.email).toBe(manager.email)
    await giveRole(manager, null)
    for (const [endpoint, input] of [
      [listProjects, {}],
      [listTalent, {}],
      [readProjectDetails, { id }],
      [listApplications, { id }],
    ] as const)
      expect((await manager.browser.call(endpoint, input as never)).status).toBe(403)
    expect((await manager.browser.call(setProjectStatus, { id, status: 'archived' })).status).toBe(403)
    expect((await manager.browser.call(readProject, { id })).body).toMatchObject({ isOwn: false, internalNote: null })
    expect((await talent.browser.call(readOpening, { id })).body.postedBy?.email).toBe(owner.email)
  })

  test('or who can no longer manage projects isn’t emailed about applications', async () => {
    const id = await post(manager)
    await apply(id)
    await gatherEmails(app)
    await giveRole(manager, 'approver')
    await apply(id)
    await gatherEmails(app)
    const about = async ({ email }: Person) =>
      (await app.mails(email)).filter(({ kind }) => kind === 'new-application').length
    expect([await about(manager), await about(owner)]).toEqual([1, 2])
  })
})

/** A booked interview of someone of the firm with an applicant, at a room of theirs. */
let hours = 0
async function meet(host: Person, talent: { candidateId: string }, hour = hours++): Promise<string> {
  const [row] = await app.database.ownerRun(
    `insert into interviews (candidate_id, buyer_id, minutes, status, starts_at, owner_zone, talent_zone, link)
     select $1, id, 30, 'booked', '2040-01-02 10:00Z'::timestamptz + $3 * interval '1 hour', 'UTC', 'UTC',
       'https://meet.example/room' from buyers where user_id = $2 returning id`,
    [talent.candidateId, host.userId, hour],
  )
  return row?.id as string
}
const interview = async (id: string, by = owner) => (await by.browser.call(readInterview, { id })).body

describe('an interview', () => {
  test('is read by everyone of the firm, and changed by those who manage its projects', async () => {
    const id = await meet(manager, await apply(await post(manager)))
    expect((await interview(id, viewer)).actions).toEqual([])
    expect((await interview(id, owner)).actions).toContain('cancel')
  })

  test('of someone who leaves gets another host who is free, and another room', async () => {
    const talent = await apply(await post(manager))
    const id = await meet(manager, talent, 100)
    await meet(owner, await apply(await post(owner)), 100)
    const other = await newMember(app, owner, 'manager')
    await giveRole(manager, 'viewer')
    expect(await interview(id)).toMatchObject({ status: 'booked', link: null })
    const mailed = async ({ email }: Person) => (await app.mails(email)).map(({ kind }) => kind)
    await app.jobs.runDue('follow-interview')
    expect(await mailed(other)).toContain('interview-place')
    expect(await mailed(manager)).not.toContain('interview-place')
    expect(await mailed(manager)).toContain('interview-left')
    await giveRole(other, null)
    expect(await interview(id)).toMatchObject({ status: 'cancelled' })
  })
})

describe('the account of an owner is deleted', () => {
  const leave = ({ browser }: Person) => browser.call(deleteAccount, { password: testPassword })

  test('and the firm goes on with another owner, who has its projects', async () => {
    const id = await post(owner)
    const talent = await apply(id)
    await giveRole(manager, 'owner')
    expect((await leave(owner)).status).toBe(200)
    expect((await manager.browser.call(readProject, { id })).body).toMatchObject({
      status: 'Open',
      isOwn: true,
      internalNote: 'Budget',
    })
    expect((await talent.browser.call(readOpening, { id })).body.postedBy?.email).toBe(manager.email)
  })

  test('and without another owner the firm is closed: its projects are archived, and nobody has a seat', async () => {
    const [id, draft] = [
      await post(manager),
      (await owner.browser.call(createProject, { title: 'D', status: 'draft' })).body.id,
    ]
    const talent = await apply(id)
    await meet(manager, talent)
    expect((await leave(owner)).status).toBe(200)
    expect((await app.mails(talent.email)).map(({ kind }) => kind)).toContain('interview-cancelled')
    expect(
      await app.database.ownerRun('select status, internal_note, buyer_id from projects where id = $1', [id]),
    ).toEqual([{ status: 'archived', internal_note: null, buyer_id: null }])
    expect(await app.database.ownerRun('select id from projects where id = $1', [draft])).toEqual([])
    expect((await manager.browser.call(listProjects, {})).error?.message).toContain('You don’t have a seat at a firm.')
  })

  test('two owners at once leave no firm without an owner', async () => {
    await giveRole(manager, 'owner')
    const id = await post(owner)
    expect((await Promise.all([leave(owner), leave(manager)])).map(({ status }) => status)).toEqual([200, 200])
    expect(await app.database.ownerRun('select status, firm_id from projects where id = $1', [id])).toEqual([
      { status: 'archived', firm_id: null },
    ])
  })
})
