import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createProject, listProjects, setProjectStatus } from '#contract/projects.ts'
import { raw } from '#db/testing/raw.ts'
import { projectActionsFor, settableProjectStatuses } from '#domain/projects/status.ts'
import { newBuyer, type Person } from '../testing/people.ts'
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
