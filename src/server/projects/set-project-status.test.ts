import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyToProject, moveApplication } from '#contract/applications.ts'
import {
  createProject,
  listProjects,
  readClosing,
  readProjectDetails,
  setProjectStatus,
  updateProject,
} from '#contract/projects.ts'
import { raw } from '#db/testing/raw.ts'
import { projectActionsFor, settableProjectStatuses } from '#domain/projects/status.ts'
import { activeEngagement } from '../engagements/testing/engagement.ts'
import { newBuyer, newMember, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

describe('setting the status of a project', () => {
  let app: TestApp
  let owner: Person
  let id: string
  beforeAll(async () => {
    app = await testApp()
    owner = await newBuyer(app)
    id = (await owner.browser.call(createProject, { title: 'Close' })).body.id
  })
  afterAll(() => app.close())

  test.each(settableProjectStatuses)('the owner sets %s', async (status) => {
    const answer = await owner.browser.call(setProjectStatus, { id, status })
    expect(answer.body).toEqual({
      id,
      status,
      actions: projectActionsFor({ isOwn: true, status, takenDownAt: null }, { firmRole: 'owner' }),
    })
    expect((await owner.browser.call(listProjects, {})).body.projects).toMatchObject([{ id, status }])
  })

  test('nobody sets active by hand', async () => {
    expect((await owner.browser.call(setProjectStatus, { id, status: 'active' })).status).toBe(400)
  })

  test('the database refuses active by itself', async () => {
    const setting = app.services.db.asUser(owner, (tx) =>
      tx.count(raw(`update projects set status = 'active' where id = $1`, [id])),
    )
    await expect(setting).rejects.toMatchObject({ code: '23514' })
  })

  test('the time of completion follows the status', async () => {
    const completedAt = async () =>
      (await app.database.ownerRun('select completed_at from projects where id = $1', [id]))[0]?.completed_at
    await owner.browser.call(setProjectStatus, { id, status: 'completed' })
    expect(await completedAt()).toBeInstanceOf(Date)
    await owner.browser.call(setProjectStatus, { id, status: 'archived' })
    expect(await completedAt()).toBeNull()
  })

  test('T09 for another buyer the project is not there, and it stays as it was', async () => {
    const stranger = await newBuyer(app)
    const answer = await stranger.browser.call(setProjectStatus, { id, status: 'draft' })
    expect(answer).toMatchObject({ status: 404, error: { message: 'Project Not Found' } })
    expect(await app.database.ownerRun('select status from projects where id = $1', [id])).toEqual([
      { status: 'archived' },
    ])
  })
})

describe('closing a project in which people are engaged', () => {
  let app: TestApp
  let owner: Person
  beforeAll(async () => {
    app = await testApp()
    owner = await newBuyer(app)
  })
  afterAll(() => app.close())

  const engagements = async (id: string) =>
    (
      await app.database.ownerRun(
        `select e.status from engagements e join applications a on a.id = e.application_id
         where a.project_id = $1 order by e.status`,
        [id],
      )
    ).map(({ status }) => status)
  const apply = async (projectId: string, talent: Person) =>
    (await talent.browser.call(applyToProject, { projectId, coverLetter: 'I close books.' })).body.application.id

  test('names who works, who prepares and who waits, is refused until it says that it ends engagements, and then does', async () => {
    const [worker, preparing, waiting] = [await newTalent(app), await newTalent(app), await newTalent(app)]
    const { projectId: id } = await activeEngagement(app, owner, worker)
    await owner.browser.call(setProjectStatus, { id, status: 'Open' })
    const accepted = { id: await apply(id, preparing), move: 'accept' as const, expectedStatus: 'pending' as const }
    await owner.browser.call(moveApplication, accepted)
    await apply(id, waiting)
    for (const [person, name] of [
      [worker, 'Ana Cruz'],
      [preparing, 'Bo Li'],
      [waiting, 'Cy Tan'],
    ] as const)
      await app.database.ownerRun('update candidates set name = $2 where user_id = $1', [person.userId, name])
    expect((await owner.browser.call(readClosing, { id })).body).toEqual({
      engaged: [
        { name: 'Ana Cruz', isWorking: true },
        { name: 'Bo Li', isWorking: false },
      ],
      waiting: ['Cy Tan'],
      waitingCount: 1,
      interviews: [],
    })
    const refused = {
      status: 409,
      error: {
        code: 'conflict',
        field: 'endsEngagements',
        message:
          '1 person is still working: Ana Cruz. 1 person is preparing to start: Bo Li. Please confirm that closing the project ends this.',
      },
    }
    for (const status of ['completed', 'archived'] as const)
      expect(await owner.browser.call(setProjectStatus, { id, status })).toMatchObject(refused)
    const { updatedAt, status: _, ...details } = (await owner.browser.call(readProjectDetails, { id })).body
    const edit = { ...details, expectedUpdatedAt: updatedAt, status: 'completed' as const }
    expect(await owner.browser.call(updateProject, edit)).toMatchObject(refused)
    expect(await engagements(id)).toEqual(['active', 'preparing'])
    // What ends nothing needs no word of it.
    expect((await owner.browser.call(setProjectStatus, { id, status: 'draft' })).status).toBe(200)
    expect(await engagements(id)).toEqual(['active', 'preparing'])
    expect((await owner.browser.call(setProjectStatus, { id, status: 'Open' })).status).toBe(200)

    const closed = await owner.browser.call(setProjectStatus, { id, status: 'completed', endsEngagements: true })
    expect(closed.body.status).toBe('completed')
    expect(await engagements(id)).toEqual(['ended', 'ended'])
    // Nobody is left whose work it would end.
    expect((await owner.browser.call(setProjectStatus, { id, status: 'archived' })).status).toBe(200)
    expect((await owner.browser.call(readClosing, { id })).body.engaged).toEqual([])
  })

  test('by an edit ends them, too, once it says so', async () => {
    const { projectId: id } = await activeEngagement(app, owner, await newTalent(app))
    const { updatedAt, ...details } = (await owner.browser.call(readProjectDetails, { id })).body
    const edit = { ...details, expectedUpdatedAt: updatedAt, status: 'archived' as const, endsEngagements: true }
    expect((await owner.browser.call(updateProject, edit)).body.status).toBe('archived')
    expect(await engagements(id)).toEqual(['ended'])
  })

  test('is for those who manage the firm’s projects', async () => {
    const { projectId: id } = await activeEngagement(app, owner, await newTalent(app))
    const [viewer, stranger] = [await newMember(app, owner, 'viewer'), await newBuyer(app)]
    expect((await viewer.browser.call(readClosing, { id })).status).toBe(403)
    expect((await stranger.browser.call(readClosing, { id })).status).toBe(404)
  })
})
