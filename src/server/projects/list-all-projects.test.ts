import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listAllProjects } from '#contract/all-projects.ts'
import { applyToProject } from '#contract/applications.ts'
import { deleteAccount } from '#contract/own-data.ts'
import { createProject, setProjectStatus, takeDownProject } from '#contract/projects.ts'
import { allProjectsPageSize } from '#domain/projects/all-projects.ts'
import { newBuyer, newPerson, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

describe('every firm’s projects, for admins', () => {
  let app: TestApp
  let admin: Person
  let owner: Person
  let other: Person
  beforeAll(async () => {
    app = await testApp()
    ;[admin, owner, other] = [await newPerson(app, 'admin'), await newBuyer(app), await newBuyer(app)]
    await name(owner, 'Quayside & Sons')
    await name(other, 'Marsh Ledger')
  })
  afterAll(() => app.close())

  const name = ({ userId }: Person, firm: string) =>
    app.database.ownerRun('update firms set name = $2 where id = (select firm_id from buyers where user_id = $1)', [
      userId,
      firm,
    ])
  const post = async (title: string, by = owner) =>
    (await by.browser.call(createProject, { title, estimatedHires: 2 })).body.id as string
  const list = async (input: object) => (await admin.browser.call(listAllProjects, input)).body
  const titles = async (input: object) => (await list(input)).projects.map(({ title }) => title)

  test('by a part of the title or the firm, with what an admin wants to know of each', async () => {
    const id = await post('Sales tax 100%_done')
    await post('Payroll', other)
    const { browser } = await newTalent(app)
    await browser.call(applyToProject, { projectId: id, coverLetter: 'Now.' })
    expect((await list({ search: 'TAX 100%' })).projects).toEqual([
      {
        id,
        title: 'Sales tax 100%_done',
        state: 'Open',
        firmId: expect.any(String),
        firm: 'Quayside & Sons',
        applications: 1,
        hired: 0,
        estimatedHires: 2,
        createdAt: expect.any(String),
      },
    ])
    expect(await titles({ search: 'quayside' })).toEqual(['Sales tax 100%_done'])
    expect(await titles({ search: 'marsh led' })).toEqual(['Payroll'])
    expect(await titles({ search: 'done' })).toEqual(['Sales tax 100%_done'])
    // Nothing is found across the end of the title.
    expect(await titles({ search: 'payrollmarsh' })).toEqual([])
    expect(await titles({ search: '_%' })).toEqual([])
  })

  test('a firm is found by the name it has now, and one that is gone by none', async () => {
    const leaver = await newBuyer(app)
    await name(leaver, 'Before Inc')
    const id = await post('Of a leaver', leaver)
    const { browser } = await newTalent(app)
    await browser.call(applyToProject, { projectId: id, coverLetter: 'Now.' })
    await name(leaver, 'After Inc')
    expect(await titles({ search: 'before inc' })).toEqual([])
    expect(await titles({ search: 'after inc' })).toEqual(['Of a leaver'])
    expect((await leaver.browser.call(deleteAccount, { password: 'correct horse' })).status).toBe(200)
    expect(await titles({ search: 'after inc' })).toEqual([])
    expect((await list({ search: 'of a leaver' })).projects).toMatchObject([
      { state: 'archived', firm: null, firmId: null, applications: 1 },
    ])
  })

  test('by state: one that was taken down is that alone', async () => {
    const [down, draft] = [await post('State down'), await post('State draft')]
    await owner.browser.call(setProjectStatus, { id: draft, status: 'draft' })
    await admin.browser.call(takeDownProject, { id: down, reason: 'Spam.' })
    expect(await titles({ search: 'state', state: 'draft' })).toEqual(['State draft'])
    expect(await titles({ search: 'state', state: 'taken-down' })).toEqual(['State down'])
    expect(await titles({ search: 'state', state: 'Open' })).toEqual([])
    expect((await list({ search: 'state down' })).projects).toMatchObject([{ state: 'taken-down' }])
  })

  test('newest, oldest or most applied to first', async () => {
    const [first, second] = [await post('Order 1'), await post('Order 2'), await post('Order 3')]
    for (const [projectId, count] of [
      [first, 1],
      [second, 2],
    ] as const)
      for (let n = 0; n < count; n++) {
        const { browser } = await newTalent(app)
        await browser.call(applyToProject, { projectId: projectId as string, coverLetter: 'Now.' })
      }
    expect(await titles({ search: 'order' })).toEqual(['Order 3', 'Order 2', 'Order 1'])
    expect(await titles({ search: 'order', sort: 'oldest' })).toEqual(['Order 1', 'Order 2', 'Order 3'])
    expect(await titles({ search: 'order', sort: 'most-applicants' })).toEqual(['Order 2', 'Order 1', 'Order 3'])
  })

  test('page by page, with the pages counted', async () => {
    for (let n = 0; n <= allProjectsPageSize; n++) await post(`Paged ${n}`)
    const page = await list({ search: 'paged' })
    expect(page).toMatchObject({ total: allProjectsPageSize + 1, pageCount: 2, isTotalExact: true })
    expect(page.projects).toHaveLength(allProjectsPageSize)
    expect(await titles({ search: 'paged', page: 2 })).toEqual(['Paged 0'])
  })

  test.each([{ page: 0 }, { state: 'open' }, { sort: 'title' }, { size: 5 }])('%j is refused', async (input) =>
    expect((await admin.browser.call(listAllProjects, input as object)).status).toBe(400),
  )
})
