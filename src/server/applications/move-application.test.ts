import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { applyToProject, listApplications, moveApplication, undoDecision } from '#contract/applications.ts'
import { createProject } from '#contract/projects.ts'
import { recordStaleMove } from '#db/record.ts'
import { type ApplicationMove, type ApplicationStatus, applicationStatuses } from '#domain/applications/status.ts'
import { newBuyer, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

const way: Record<ApplicationStatus, ApplicationMove[]> = {
  pending: [],
  reviewing: ['review'],
  accepted: ['accept'],
  rejected: ['decline'],
}

/** Where each move leads from each status; undefined where it is refused. */
const table: Record<ApplicationStatus, Partial<Record<ApplicationMove, ApplicationStatus>>> = {
  pending: { accept: 'accepted', review: 'reviewing', decline: 'rejected' },
  reviewing: { accept: 'accepted', decline: 'rejected' },
  accepted: {},
  rejected: {},
}

describe('moving an application', () => {
  let app: TestApp
  let owner: Person
  let applicant: Person
  beforeAll(async () => {
    app = await testApp()
    owner = await newBuyer(app)
    applicant = await newTalent(app)
  })
  afterAll(() => app.close())
  // Nobody gets more than twenty an hour.
  beforeEach(() => app.database.ownerRun('delete from mails'))

  const move = (id: string, name: ApplicationMove, expectedStatus: ApplicationStatus = 'pending', by = owner) =>
    by.browser.call(moveApplication, { id, expectedStatus, move: name })

  async function application(status: ApplicationStatus = 'pending'): Promise<{ id: string; projectId: string }> {
    const projectId = (await owner.browser.call(createProject, { title: 'Close <b>now</b>' })).body.id
    const { body } = await applicant.browser.call(applyToProject, { projectId, coverLetter: 'Available now.' })
    for (const step of way[status]) await move(body.application.id, step)
    return { id: body.application.id, projectId }
  }
  const historyOf = (id: string) =>
    app.database.ownerRun(
      `select actor_id, event, from_status, to_status, is_stale from events
        where subject_id = $1 and from_status is not null order by id`,
      [id],
    )
  const decisionsOn = async (id: string) => (await historyOf(id)).filter((entry) => !entry.is_stale)
  const mailsAbout = async (kind: string) => (await app.mails(applicant.email)).filter((mail) => mail.kind === kind)

  const cells = applicationStatuses.flatMap((status) =>
    (['accept', 'review', 'decline'] as const).map((name) => ({ status, name, to: table[status][name] })),
  )
  test.each(cells)('$name from $status leads to $to', async ({ status, name, to }) => {
    const { id } = await application(status)
    const answer = await move(id, name, status)
    if (!to)
      return expect(answer).toMatchObject({
        status: 409,
        error: { message: expect.stringContaining(`now ${status}.`) },
      })
    const moves = Object.keys(table[to])
    expect(answer.body).toMatchObject({ id, status: to, actions: to === 'accepted' ? [...moves, 'contact'] : moves })
  })

  test('every decision is written down with who made it, and what came too late beside it', async () => {
    const { id } = await application()
    const by = { actor_id: owner.userId }
    await move(id, 'review')
    await move(id, 'accept', 'reviewing')
    await move(id, 'decline', 'reviewing')
    expect(await historyOf(id)).toEqual([
      { ...by, event: 'application.reviewed', from_status: 'pending', to_status: 'reviewing', is_stale: false },
      { ...by, event: 'application.accepted', from_status: 'reviewing', to_status: 'accepted', is_stale: false },
      { ...by, event: 'application.declined', from_status: 'accepted', to_status: 'accepted', is_stale: true },
    ])
  })

  test('T56 of accept and decline at once one wins, and the other is told which', async () => {
    const { id } = await application()
    const answers = await Promise.all([move(id, 'accept'), move(id, 'decline')])
    const [won, lost] = answers.toSorted((one, other) => one.status - other.status)
    expect([won?.status, lost?.status]).toEqual([200, 409])
    expect(lost?.error?.message).toContain(`now ${won?.body.status}.`)
  })

  test('a decision made on an older page is refused, though the move itself would be possible', async () => {
    const { id } = await application('reviewing')
    expect(await move(id, 'accept', 'pending')).toMatchObject({ status: 409, error: { code: 'conflict' } })
    expect(await decisionsOn(id)).toHaveLength(1)
  })

  test('of fifty at once one is done, with one entry and one mail', async () => {
    const { id } = await application()
    const before = (await mailsAbout('application-accepted')).length
    const answers = await Promise.all(Array.from({ length: 50 }, () => move(id, 'accept')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
    expect(await decisionsOn(id)).toHaveLength(1)
    expect((await mailsAbout('application-accepted')).length).toBe(before + 1)
  })

  test('the applicant is mailed at each step; the buyer’s contact comes with acceptance alone', async () => {
    const { id, projectId } = await application('reviewing')
    const [reviewing] = await mailsAbout('application-reviewing')
    expect(reviewing?.text).toContain('Hollis & Quay CPAs is reviewing your application for “Close <b>now</b>”.')
    expect(reviewing?.html).not.toContain('<b>now')
    expect(reviewing?.text).not.toContain(owner.email)
    await move(id, 'accept', 'reviewing')
    const [accepted] = await mailsAbout('application-accepted')
    for (const expected of ['Ellen Reed', 'Hollis & Quay CPAs', owner.email, '+1 2125550142'])
      expect(accepted?.text).toContain(expected)
    expect(accepted?.links).toContain(`http://glide.test/projects-labor/${projectId}`)
    await application('rejected')
    const [declined] = await mailsAbout('application-declined')
    expect(declined?.subject).toBe('About your application')
    expect(declined?.text).not.toContain(owner.email)
  })

  describe('is undone for 20 seconds', () => {
    const undo = (id: string, by = owner) => by.browser.call(undoDecision, { id })
    const sendMails = () => app.jobs.runDue('send-email')
    const waitingMails = (id: string) =>
      app.database.ownerRun(
        `select m.kind, extract(epoch from j.due_at - m.created_at)::int as seconds from mails m
         join jobs j on j.kind = 'send-email' and j.key = m.id::text where m.application_id = $1 and m.status = 'queued'`,
        [id],
      )

    test.each(['accepted', 'rejected'] as const)('what was %s is as before, and nobody is emailed', async (status) => {
      const { id, projectId } = await application('reviewing')
      await sendMails()
      await move(id, status === 'accepted' ? 'accept' : 'decline', 'reviewing')
      await sendMails()
      expect(await waitingMails(id)).toEqual([
        { kind: status === 'accepted' ? 'application-accepted' : 'application-declined', seconds: 20 },
      ])
      expect((await undo(id)).body).toMatchObject({ status: 'reviewing', contact: null, canOffer: false })
      expect(await waitingMails(id)).toEqual([])
      const left = `select (select count(*) from engagements where application_id = $1)::int as engagements,
        (select count(*) from notices where place_id = $2 and user_id = $3)::int as notices`
      expect(await app.database.ownerRun(left, [id, projectId, applicant.userId])).toEqual([
        { engagements: 0, notices: 0 },
      ])
      expect((await decisionsOn(id)).map(({ event }) => event)).toEqual([
        ...['application.reviewed', `application.${status === 'accepted' ? 'accepted' : 'declined'}`],
        'application.restored',
      ])
      expect((await undo(id)).status, 'once').toBe(409)
      expect((await move(id, 'accept', 'reviewing')).body.status).toBe('accepted')
      expect(await waitingMails(id)).toEqual([{ kind: 'application-accepted', seconds: 20 }])
    })

    test('not later, not after a review alone, and not by another firm', async () => {
      const { id } = await application('accepted')
      const stranger = await newBuyer(app)
      expect((await undo(id, stranger)).status).toBe(404)
      await app.database.ownerRun(
        `update events set happened_at = now() - interval '21 seconds' where subject_id = $1 and event = 'application.accepted'`,
        [id],
      )
      expect(await undo(id)).toMatchObject({
        status: 409,
        error: { message: 'This decision can no longer be undone.' },
      })
      expect((await undo((await application('reviewing')).id)).status).toBe(409)
    })
  })

  test('who deleted the account is mailed nothing, and the application can still be closed', async () => {
    const gone = await newTalent(app)
    const projectId = (await owner.browser.call(createProject, { title: 'Close' })).body.id
    const { body } = await gone.browser.call(applyToProject, { projectId, coverLetter: 'Available now.' })
    await app.database.ownerRun('delete from identity.users where id = $1', [gone.userId])
    expect((await move(body.application.id, 'decline')).body).toMatchObject({ status: 'rejected', applicant: null })
    expect(await app.mails(gone.email)).toEqual([])
  })

  test('T09 for another buyer the application is not there', async () => {
    const { id } = await application()
    const stranger = await newBuyer(app)
    const refused = [await move(id, 'accept', 'pending', stranger), await move(randomUUID(), 'accept')]
    const stale = { kind: 'application', id, event: 'application.accepted', move: 'accept' } as const
    await app.services.db.asUser(stranger, (tx) => recordStaleMove(tx, stale))
    for (const answer of refused)
      expect(answer).toMatchObject({ status: 404, error: { message: 'Application Not Found' } })
    expect(await app.database.ownerRun('select status from applications where id = $1', [id])).toEqual([
      { status: 'pending' },
    ])
    expect(await historyOf(id)).toEqual([])
  })

  test.each([{ status: 'accepted' }, { expectedStatus: 'Pending' }, { move: 'withdraw' }, { projectId: randomUUID() }])(
    '%j is refused',
    async (changed) => {
      const { id, projectId } = await application()
      const input = { id, expectedStatus: 'pending', move: 'accept', ...changed }
      expect((await owner.browser.call(moveApplication, input)).status).toBe(400)
      const { body } = await owner.browser.call(listApplications, { id: projectId })
      expect(body.counts.pending).toBe(1)
    },
  )
})
