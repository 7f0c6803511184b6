import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createProject, listProjects, readProjectDetails } from '#contract/projects.ts'
import { newBuyer, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

describe('creating a project', () => {
  let app: TestApp
  let owner: Person
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())

  const create = (input: Record<string, unknown>, by = owner) => by.browser.call(createProject, input)
  const mine = async () => (await owner.browser.call(listProjects, {})).body
  const key = (digit: string) => digit.repeat(32)

  test('it is Open, belongs to the buyer, and without hires it has none', async () => {
    owner = await newBuyer(app)
    const { body } = await create({ title: 'Close', estimatedHires: 0, scopeTasks: ['FP&A', 'Bookkeeping'] })
    const [row] = await app.database.ownerRun(
      `select p.status, p.estimated_hires, p.scope_of_work, p.owner_email, p.created_by, b.user_id
       from projects p join buyers b on b.id = p.buyer_id where p.id = $1`,
      [body.id],
    )
    expect(row).toEqual({
      status: 'Open',
      estimated_hires: null,
      scope_of_work: 'FP&A, Bookkeeping',
      owner_email: owner.email,
      created_by: owner.userId,
      user_id: owner.userId,
    })
  })

  test('kept as a draft, it is one', async () => {
    owner = await newBuyer(app)
    const { body } = await create({ title: 'Later', status: 'draft' })
    expect((await owner.browser.call(readProjectDetails, { id: body.id })).body.status).toBe('draft')
  })

  test.each(['active', 'completed', 'archived'])('it is never %s', async (status) => {
    expect((await create({ title: 'Close', status })).status).toBe(400)
  })

  test('T58 sent fifty times with one key, it is made once, and every answer names it', async () => {
    owner = await newBuyer(app)
    const project = { title: 'Close', estimatedHires: 2, payRate: 45, creationKey: key('a') }
    const answers = await Promise.all(Array.from({ length: 50 }, () => create(project)))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
    expect((await mine()).total).toBe(1)
  })

  test('T58 the same key with other words is told that the first arrived', async () => {
    owner = await newBuyer(app)
    await create({ title: 'Close', creationKey: key('b') })
    expect(await create({ title: 'Open', creationKey: key('b') })).toMatchObject({
      status: 409,
      error: { code: 'conflict', message: expect.stringContaining('already been created') },
    })
    expect((await mine()).projects).toMatchObject([{ title: 'Close' }])
  })

  test('another buyer may have the same key', async () => {
    const [one, other] = [await newBuyer(app), await newBuyer(app)]
    const ids = [one, other].map(async (by) => (await create({ title: 'Close', creationKey: key('c') }, by)).body.id)
    expect(new Set(await Promise.all(ids)).size).toBe(2)
  })

  test.each(['title', 'creationKey'])('%s must be right', async (field) => {
    expect(await create({ title: 'Close', [field]: ' ' })).toMatchObject({ status: 400, error: { field } })
  })
})
