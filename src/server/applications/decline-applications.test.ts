import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  applyToProject,
  declineApplications,
  listOwnApplications,
  moveApplication,
  readApplication,
  undoDecision,
  undoDeclines,
} from '#contract/applications.ts'
import { createProject } from '#contract/projects.ts'
import { newBuyer, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

describe('declining several applications at once', () => {
  let app: TestApp
  let owner: Person
  let talents: [Person, Person, Person]
  beforeAll(async () => {
    app = await testApp()
    owner = await newBuyer(app)
    talents = [await newTalent(app), await newTalent(app), await newTalent(app)]
  })
  afterAll(() => app.close())
  // Nobody gets more than twenty an hour.
  beforeEach(() => app.database.ownerRun('delete from mails'))

  const decline = (ids: string[], reason = 'We chose people with more of Xero.', by = owner) =>
    by.browser.call(declineApplications, { ids, reason })

  async function applied(): Promise<[string, string, string]> {
    const projectId = (await owner.browser.call(createProject, { title: 'Close' })).body.id
    const apply = async ({ browser }: Person) =>
      (await browser.call(applyToProject, { projectId, coverLetter: 'Available now.' })).body.application.id
    return [await apply(talents[0]), await apply(talents[1]), await apply(talents[2])]
  }
  const statuses = (ids: string[]) =>
    app.database.ownerRun(
      'select status, decline_reason from applications where id = any($1) order by array_position($1, id)',
      [ids],
    )
  const ownOf = async ({ browser }: Person, id: string) =>
    (await browser.call(listOwnApplications, {})).body.applications.find((one) => one.id === id)

  test('each applicant reads the reason, in the email and in their list; the firm keeps it', async () => {
    const ids = await applied()
    const [first, second] = ids
    expect((await decline([first, second, first])).body).toEqual({
      declined: expect.toSatisfy(
        (declined: string[]) => declined.toSorted().join() === [first, second].toSorted().join(),
      ),
      stale: [],
    })
    expect(await statuses(ids)).toEqual([
      ...Array(2).fill({ status: 'rejected', decline_reason: 'We chose people with more of Xero.' }),
      { status: 'pending', decline_reason: null },
    ])
    for (const talent of talents.slice(0, 2)) {
      const mails = (await app.mails(talent.email)).filter(({ kind }) => kind === 'application-declined')
      expect(mails.map(({ text }) => text)).toEqual([
        expect.stringContaining('They wrote: We chose people with more of Xero.'),
      ])
    }
    expect(await ownOf(talents[0], first)).toMatchObject({ declineReason: 'We chose people with more of Xero.' })
    expect((await owner.browser.call(readApplication, { id: first })).body.application.declineReason).toBe(
      'We chose people with more of Xero.',
    )
  })

  test('those that someone else has decided on are named and stay as they are', async () => {
    const ids = await applied()
    await owner.browser.call(moveApplication, { id: ids[0], expectedStatus: 'pending', move: 'accept' })
    await owner.browser.call(moveApplication, { id: ids[1], expectedStatus: 'pending', move: 'review' })
    const { body } = await decline([...ids])
    expect(body.declined.toSorted()).toEqual([ids[1], ids[2]].toSorted())
    expect(body.stale).toEqual([{ id: ids[0], name: expect.stringMatching(/\S/), status: 'accepted' }])
    expect((await statuses(ids)).map(({ status }) => status)).toEqual(['accepted', 'rejected', 'rejected'])
    expect(
      await app.database.ownerRun('select event from events where subject_id = $1 and is_stale', [ids[0]]),
    ).toEqual([{ event: 'application.declined' }])
  })

  test('of two who decline the same ones at once, each is declined and emailed once', async () => {
    const ids = await applied()
    const answers = await Promise.all([decline([...ids]), decline(ids.toReversed())])
    expect(answers.flatMap(({ body }) => body.declined).toSorted()).toEqual(ids.toSorted())
    expect(answers.flatMap(({ body }) => body.stale.map(({ id }) => id)).toSorted()).toEqual(ids.toSorted())
    expect((await app.mails(talents[0].email)).filter(({ kind }) => kind === 'application-declined')).toHaveLength(1)
  })

  test('contact data in the reason is held, and without one there is none', async () => {
    const [first, second] = await applied()
    await decline([first], 'Write to me at ellen@hollis.example instead.')
    await decline([second], ' ')
    expect(await statuses([first, second])).toEqual([
      { status: 'rejected', decline_reason: 'Write to me at [Email address held] instead.' },
      { status: 'rejected', decline_reason: null },
    ])
    const [mail] = (await app.mails(talents[1].email)).filter(({ kind }) => kind === 'application-declined')
    expect(mail?.text).not.toContain('They wrote')
  })

  test('what is undone within 20 seconds has no reason anymore, and nobody is emailed', async () => {
    const [first, second] = await applied()
    await decline([first, second])
    expect((await owner.browser.call(undoDecision, { id: first })).body).toMatchObject({
      status: 'pending',
      declineReason: null,
    })
    await app.jobs.runDue('send-email')
    const sent = `select application_id, status from mails where kind = 'application-declined' and application_id = any($1)`
    expect(await app.database.ownerRun(sent, [[first, second]])).toEqual([{ application_id: second, status: 'queued' }])
  })

  test('all of them are taken back in one request, but for what someone has moved on', async () => {
    const ids = await applied()
    await decline([...ids])
    const undo = (some: readonly string[], by = owner) => by.browser.call(undoDeclines, { ids: [...some] })
    for (const answer of [await undo(ids, await newBuyer(app)), await undo([ids[0], randomUUID()])])
      expect(answer.status).toBe(404)
    expect((await statuses(ids)).map(({ status }) => status)).toEqual(Array(3).fill('rejected'))
    await owner.browser.call(undoDecision, { id: ids[2] })
    await owner.browser.call(moveApplication, { id: ids[2], expectedStatus: 'pending', move: 'review' })

    const { body } = await undo([...ids, ids[0]])
    expect(body.undone.toSorted()).toEqual([ids[0], ids[1]].toSorted())
    expect(await statuses(ids)).toEqual([
      ...Array(2).fill({ status: 'pending', decline_reason: null }),
      { status: 'reviewing', decline_reason: null },
    ])
    const left = `select from mails where kind = 'application-declined' and application_id = any($1)`
    expect(await app.database.ownerRun(left, [ids])).toEqual([])
    expect(await undo(ids)).toMatchObject({ status: 409 })
  })

  test('of several who take the same ones back at once, each is taken back once', async () => {
    const ids = await applied()
    await decline([...ids])
    const undo = (some: string[]) => owner.browser.call(undoDeclines, { ids: some })
    const answers = await Promise.all([undo([...ids]), undo(ids.toReversed()), undo([...ids])])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const restored = await app.database.ownerRun(
      `select from events where subject_id = any($1) and event = 'application.restored'`,
      [ids],
    )
    expect(restored).toHaveLength(3)
  })

  test('T09 with one of another firm among them, nobody is declined', async () => {
    const ids = await applied()
    const stranger = await newBuyer(app)
    for (const answer of [await decline([...ids], 'No.', stranger), await decline([ids[0], randomUUID()])])
      expect(answer).toMatchObject({ status: 404, error: { message: 'Application Not Found' } })
    expect((await statuses(ids)).map(({ status }) => status)).toEqual(['pending', 'pending', 'pending'])
  })

  test('the database keeps no reason with what isn’t declined', async () => {
    const [id] = await applied()
    await expect(
      app.database.ownerRun(`update applications set decline_reason = 'No.' where id = $1`, [id]),
    ).rejects.toThrow('check constraint')
  })

  test('who deleted the account leaves no reason behind', async () => {
    const gone = await newTalent(app)
    const projectId = (await owner.browser.call(createProject, { title: 'Close' })).body.id
    const { body } = await gone.browser.call(applyToProject, { projectId, coverLetter: 'Available now.' })
    await decline([body.application.id])
    await app.database.ownerRun('delete from identity.users where id = $1', [gone.userId])
    expect(await statuses([body.application.id])).toEqual([{ status: 'rejected', decline_reason: null }])
  })
})
