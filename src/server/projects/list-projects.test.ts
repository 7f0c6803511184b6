import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createProject, listProjects, readProjectOverview, setProjectStatus } from '#contract/projects.ts'
import { projectPageSize } from '#domain/projects/details.ts'
import { newBuyer, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

const canary = 'canary-5d1f'

describe('a buyer’s projects', () => {
  let app: TestApp
  let owner: Person
  beforeAll(async () => {
    app = await testApp()
    owner = await newBuyer(app)
    const stranger = await newBuyer(app)
    await stranger.browser.call(createProject, { title: `Audit ${canary}`, internalNote: canary })
    for (const status of ['completed', 'archived', 'draft', 'draft'] as const) {
      const { body } = await owner.browser.call(createProject, { title: `Tax ${status}`, internalNote: canary })
      await owner.browser.call(setProjectStatus, { id: body.id, status })
    }
    for (let number = 1; number <= 14; number++)
      await owner.browser.call(createProject, { title: `Close 100%_done ${number}` })
    await app.database.ownerRun('alter table projects disable trigger moves')
    await app.database.ownerRun(`update projects set status = 'active' where title like '%done 14'`)
    await app.database.ownerRun('alter table projects enable trigger moves')
  })
  afterAll(() => app.close())

  const list = (input: Record<string, unknown>, by = owner) => by.browser.call(listProjects, input)

  test('twelve to a page, newest first, with the pages counted', async () => {
    const { body } = await list({})
    expect(body).toMatchObject({ total: 18, pageCount: 2 })
    expect(body.projects).toHaveLength(projectPageSize)
    expect(body.projects[0]?.title).toBe('Close 100%_done 14')
    expect((await list({ page: 2 })).body.projects).toHaveLength(6)
    expect((await list({ page: 3 })).body).toMatchObject({ projects: [], total: 18, pageCount: 2 })
  })

  test.each([
    ['draft', 2],
    ['active', 14],
    ['completed', 1],
    ['archived', 1],
  ])('%s are %i, and Open ones count as active', async (filter, total) => {
    expect((await list({ filter })).body.total).toBe(total)
  })

  test.each([
    ['tax', 4],
    ['TAX D', 2],
    ['%_', 14],
    ['_%', 0],
    ['\\', 0],
    ["'", 0],
    ['zzz', 0],
    [canary, 0],
    ['💼', 0],
  ])('a search for %j finds %i, its wildcards taken literally', async (search, total) => {
    expect((await list({ search })).body).toMatchObject({ total, pageCount: Math.max(1, Math.ceil(total / 12)) })
  })

  test.each([
    { page: 0 },
    { page: -1 },
    { page: 'NaN' },
    { page: 1.5 },
    { page: 1e9 },
    { filter: 'Open' },
    { size: 5 },
  ])('%j is refused', async (input) => expect((await list(input)).status).toBe(400))

  test('at a glance: every status counted, six newest, the last completion', async () => {
    const { body } = await owner.browser.call(readProjectOverview, {})
    expect(body.counts).toEqual({ draft: 2, Open: 13, active: 1, Filled: 0, completed: 1, archived: 1 })
    expect(body.recent.map(({ title }) => title)).toEqual([14, 13, 12, 11, 10, 9].map((n) => `Close 100%_done ${n}`))
    expect(Date.now() - Date.parse(body.lastCompletedAt as string)).toBeLessThan(60_000)
  })

  test('no list tells the note or another firm’s projects', async () => {
    const answers = [await list({}), await list({ page: 2 }), await owner.browser.call(readProjectOverview, {})]
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain(canary)
  })

  test('a new buyer has none', async () => {
    const newcomer = await newBuyer(app)
    expect((await list({}, newcomer)).body).toEqual({ projects: [], total: 0, pageCount: 1 })
    expect((await newcomer.browser.call(readProjectOverview, {})).body).toEqual({
      counts: { draft: 0, Open: 0, active: 0, Filled: 0, completed: 0, archived: 0 },
      lastCompletedAt: null,
      recent: [],
    })
  })
})
