import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createProject, readProject, readProjectDetails, setProjectStatus, updateProject } from '#contract/projects.ts'
import { fieldsOf } from '#domain/fields-of.ts'
import { projectDetails, projectLabels } from '#domain/projects/details.ts'
import { newBuyer, newMember, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

const everything = {
  title: 'Month-end close',
  internalNote: 'Partner wants day 6.',
  scopeTasks: ['Bookkeeping', 'AP / AR Support'],
  softwareSystems: ['Xero', 'Bill.com'],
  seniorityLevel: 'Senior',
  engagementDetails: 'Part-time',
  engagementType: 'One-Time',
  startDate: '2026-12-01',
  preferredTimeOverlap: 'Mornings Eastern',
  estimatedHires: 0,
  location: 'Remote',
  duration: '3 months',
  payRate: 38.5,
} as const

describe('editing a project', () => {
  let app: TestApp
  let owner: Person
  beforeAll(async () => {
    app = await testApp()
    owner = await newBuyer(app)
  })
  afterAll(() => app.close())

  const read = (id: string, by = owner) => by.browser.call(readProjectDetails, { id })
  const update = (input: Record<string, unknown>, by = owner) => by.browser.call(updateProject, input)
  async function made() {
    const { body } = await owner.browser.call(createProject, { title: 'Close', location: 'Ohio' })
    return (await read(body.id)).body
  }

  test('every field is kept as it was sent, and the rest of the row stays', async () => {
    const { id, updatedAt } = await made()
    const answer = await update({ id, expectedUpdatedAt: updatedAt, ...everything })
    expect(answer.body).toMatchObject({ id, status: 'Open', ...everything })
    expect(answer.body.updatedAt > updatedAt).toBe(true)
    expect((await read(id)).body).toEqual(answer.body)
  })

  test('what is left empty becomes null', async () => {
    const { id, updatedAt } = await made()
    const { body } = await update({ id, expectedUpdatedAt: updatedAt, title: ' Close ', location: '  ' })
    expect(body).toMatchObject({ title: 'Close', location: null, estimatedHires: null, softwareSystems: [] })
  })

  test('the status goes along, but for active', async () => {
    const { id, updatedAt } = await made()
    const edits = { id, expectedUpdatedAt: updatedAt, title: 'Close' }
    expect((await update({ ...edits, status: 'active' })).status).toBe(400)
    expect((await update({ ...edits, status: 'completed' })).body.status).toBe('completed')
  })

  test('an active project stays active when its title changes', async () => {
    const { id } = await made()
    await app.database.ownerRun('alter table projects disable trigger moves')
    await app.database.ownerRun(`update projects set status = 'active' where id = $1`, [id])
    await app.database.ownerRun('alter table projects enable trigger moves')
    const { updatedAt } = (await read(id)).body
    expect((await update({ id, expectedUpdatedAt: updatedAt, title: 'Old books' })).body).toMatchObject({
      title: 'Old books',
      status: 'active',
    })
  })

  test('T56 of fifty editors of one version one succeeds, and the others are told', async () => {
    const { id, updatedAt } = await made()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => update({ id, expectedUpdatedAt: updatedAt, title: `Title ${index}` })),
    )
    const won = answers.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    expect(answers.filter(({ error }) => error?.code === 'conflict')).toHaveLength(49)
    expect((await read(id)).body).toEqual(won[0]?.body)
  })

  test('a status set meanwhile counts as a change', async () => {
    const { id, updatedAt } = await made()
    await owner.browser.call(setProjectStatus, { id, status: 'archived' })
    expect(await update({ id, expectedUpdatedAt: updatedAt, title: 'Late' })).toMatchObject({
      status: 409,
      error: { message: 'This project was changed somewhere else after you opened it.' },
    })
  })

  test('two people of one firm see each other’s changes, and never overwrite them', async () => {
    const manager = await newMember(app, owner, 'manager')
    const { id, updatedAt } = await made()
    const edits = { id, expectedUpdatedAt: updatedAt, title: 'Close, three entities', location: 'Ohio' }
    expect((await update({ ...edits, payRate: 40 }, manager)).status).toBe(200)
    expect((await update({ ...edits, title: 'Close, two entities' })).status).toBe(409)
    const { history, title } = (await owner.browser.call(readProject, { id })).body
    expect(title).toBe('Close, three entities')
    expect(history).toMatchObject([
      { status: null, fields: ['Project Title', 'Pay rate'], by: 'Test buyer' },
      { status: 'Open', fields: [], by: 'Ellen Reed' },
    ])
  })

  test('an event names every field that was changed, and what changed nothing leaves none', async () => {
    const { id, updatedAt } = await made()
    const all = { ...everything, need: { must: [], nice: [] }, description: 'x', endDate: '2027-01-01', payRateMax: 40 }
    const { body } = await update({ id, expectedUpdatedAt: updatedAt, ...all })
    const history = async () => (await owner.browser.call(readProject, { id })).body.history
    const [edit] = await history()
    expect(edit?.fields).toEqual(fieldsOf(projectDetails).map((field) => projectLabels[field]))
    const { id: _, status: __, updatedAt: expectedUpdatedAt, ...same } = body
    expect((await update({ id, expectedUpdatedAt, ...same })).status).toBe(200)
    expect((await history())[0]).toEqual(edit)
  })

  test('T09 for another buyer it is as if there were none, to read and to write', async () => {
    const project = await made()
    const stranger = await newBuyer(app)
    const edits = { title: 'Mine now', expectedUpdatedAt: project.updatedAt }
    for (const id of [project.id, randomUUID()]) {
      expect(await read(id, stranger)).toMatchObject({ status: 404, error: { message: 'Project Not Found' } })
      expect(await update({ id, ...edits }, stranger)).toMatchObject({ status: 404 })
    }
    expect((await read(project.id)).body).toEqual(project)
  })

  test.each([
    'buyerId',
    'buyer_id',
    'createdBy',
    'owner_email',
    'createdAt',
    'completed_at',
    'creationKey',
    'constructor',
  ])('nobody writes %s', async (field) => {
    const before = await made()
    const answer = await update({ id: before.id, expectedUpdatedAt: before.updatedAt, title: 'x', [field]: 'x' })
    expect(answer.status).toBe(400)
    expect((await read(before.id)).body).toEqual(before)
  })

  test.each([
    { title: ' ' },
    { title: 'x'.repeat(201) },
    { estimatedHires: -1 },
    { estimatedHires: 2 ** 31 },
    { payRate: -1 },
    { startDate: 'soon' },
    { expectedUpdatedAt: 'yesterday' },
  ])('%j is refused', async (wrong) => {
    const { id, updatedAt } = await made()
    const answer = await update({ id, expectedUpdatedAt: updatedAt, title: 'Close', ...wrong })
    expect(answer).toMatchObject({ status: 400, error: { field: Object.keys(wrong)[0] } })
  })
})
