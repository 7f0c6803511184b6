import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyToProject } from '#contract/applications.ts'
import { listOpenings, readOpening, saveOpening, unsaveOpening } from '#contract/openings.ts'
import { createProject, listProjects, setProjectStatus } from '#contract/projects.ts'
import type { ProjectStatus } from '#domain/projects/status.ts'
import { newBuyer, newPerson, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

const canary = 'CANARY-internal-note'
const full = {
  title: 'Month-end close',
  internalNote: canary,
  scopeTasks: ['Month-End Close / Reconciliations', 'Bookkeeping'],
  softwareSystems: ['QuickBooks Online', 'Bill.com'],
  seniorityLevel: 'Senior',
  engagementType: 'Ongoing/Monthly',
  engagementDetails: 'Part-time',
  startDate: '2026-11-30',
  preferredTimeOverlap: '9 to 1 Eastern',
  estimatedHires: 2,
  location: 'Remote',
  duration: '3 months',
  payRate: 45.5,
} as const

describe('openings', () => {
  let app: TestApp
  let owner: Person
  let otherBuyer: Person
  let admin: Person
  let talent: Awaited<ReturnType<typeof newTalent>>
  let stranger: Awaited<ReturnType<typeof newTalent>>
  beforeAll(async () => {
    app = await testApp()
    owner = await newBuyer(app)
    otherBuyer = await newBuyer(app)
    admin = await newPerson(app, 'admin')
    talent = await newTalent(app)
    stranger = await newTalent(app)
  })
  afterAll(() => app.close())

  const post = async (details: Record<string, unknown> = { title: 'Close' }, status: ProjectStatus = 'Open') => {
    const { id } = (await owner.browser.call(createProject, details)).body
    if (status !== 'Open') await setStatus(id, status)
    return id
  }
  /** Without its trigger, as older records were written: nobody sets a project active today. */
  const setStatus = (id: string, status: ProjectStatus) =>
    app.database.asSuperuser(async (run) => {
      await run({ sql: 'alter table projects disable trigger moves', parameters: [] })
      await run({ sql: 'update projects set status = $2 where id = $1', parameters: [id, status] })
      await run({ sql: 'alter table projects enable trigger moves', parameters: [] })
    })
  const close = (id: string, status = 'archived') => owner.browser.call(setProjectStatus, { id, status })
  const read = (by: Person, id: string) => by.browser.call(readOpening, { id })
  const list = async (input: Record<string, unknown> = {}, by: Person = talent) =>
    (await by.browser.call(listOpenings, input)).body
  const listed = async (input: Record<string, unknown>) => (await list(input)).openings.map(({ id }) => id)
  const reset = () => app.database.ownerRun('delete from projects', [])

  describe('the page of one', () => {
    test('says in both lists what it is about: its tasks, or how its description begins', async () => {
      const described = { title: 'Described', description: 'Clean up two years of books. '.repeat(20) }
      const ids = [await post(full), await post(described), await post({ title: 'Neither' })]
      const mine = (await owner.browser.call(listProjects, {})).body.projects
      const open = (await talent.browser.call(listOpenings, {})).body.openings
      for (const list of [mine, open])
        expect(ids.map((id) => list.find((one) => one.id === id)?.scopeOfWork)).toEqual([
          'Month-End Close / Reconciliations, Bookkeeping',
          described.description.slice(0, 300),
          null,
        ])
    })

    test('shows talent every public fact, the firm and its address', async () => {
      const id = await post(full)
      const { body } = await read(talent, id)
      const { internalNote, scopeTasks, ...facts } = full
      expect(body.opening).toMatchObject({ ...facts, id, status: 'Open', scopeOfWork: scopeTasks.join(', ') })
      expect(body).toMatchObject({
        postedBy: { companyName: 'Hollis & Quay CPAs', email: owner.email },
        isOwner: false,
        isSaved: false,
        application: null,
        actions: ['apply', 'save', 'contact'],
      })
    })

    test('shows the owner what talent sees, another firm the public facts alone, an admin the firm', async () => {
      const id = await post(full)
      expect((await read(owner, id)).body).toMatchObject({
        isOwner: true,
        postedBy: { email: owner.email },
        actions: [],
      })
      expect((await read(otherBuyer, id)).body).toMatchObject({ isOwner: false, postedBy: null, actions: [] })
      expect((await read(admin, id)).body).toMatchObject({ isOwner: false, postedBy: { email: owner.email } })
    })

    test('T03 keeps the internal note from all, also from its writer', async () => {
      const id = await post(full)
      const stored = await app.database.ownerRun('select internal_note from projects where id = $1', [id])
      expect(stored).toEqual([{ internal_note: canary }])
      for (const reader of [talent, stranger, owner, otherBuyer, admin]) {
        const answer = await read(reader, id)
        expect(answer.status).toBe(200)
        expect(JSON.stringify(answer.body)).not.toContain(canary)
      }
      expect(JSON.stringify(await list())).not.toContain(canary)
      const outside = await app.visitor().call(readOpening, { id })
      expect(outside.status).toBe(401)
      expect(JSON.stringify(outside.body)).not.toMatch(new RegExp(`${canary}|${owner.email}|Month-end`))
    })

    // Who sees a project: an applicant, one who saved it, uninvolved talent, the owner, another firm, an admin.
    test.each([
      ['Open', [200, 200, 200, 200, 200, 200]],
      ['active', [200, 200, 200, 200, 200, 200]],
      ['completed', [200, 200, 404, 200, 404, 200]],
      ['archived', [200, 200, 404, 200, 404, 200]],
      ['draft', [404, 404, 404, 200, 404, 200]],
    ] as const)('is there for whom it is there: %s', async (status, expected) => {
      const id = await post(full)
      const saver = await newTalent(app)
      await talent.browser.call(applyToProject, { projectId: id, coverLetter: 'I close books.' })
      await saver.browser.call(saveOpening, { id })
      await setStatus(id, status)
      const answers = await Promise.all(
        [talent, saver, stranger, owner, otherBuyer, admin].map((person) => read(person, id)),
      )
      expect(answers.map((answer) => answer.status)).toEqual(expected)
      const missing = await read(stranger, randomUUID())
      for (const { status, error } of answers)
        if (status === 404) expect({ ...error, requestId: '' }).toEqual({ ...missing.error, requestId: '' })
    })

    test('tells an applicant where they stand, and leaves nothing to apply for', async () => {
      const id = await post()
      await talent.browser.call(applyToProject, { projectId: id, coverLetter: 'I close books.', hourlyRate: 38 })
      expect((await read(talent, id)).body).toMatchObject({
        application: { status: 'pending', coverLetter: 'I close books.', hourlyRate: 38 },
        actions: ['save', 'contact'],
      })
      expect((await read(stranger, id)).body).toMatchObject({
        application: null,
        actions: ['apply', 'save', 'contact'],
      })
      await close(id)
      expect((await read(talent, id)).body).toMatchObject({ opening: { status: 'archived' }, actions: ['contact'] })
    })

    test('offers nothing to apply for to someone who was rejected', async () => {
      const rejected = await newTalent(app)
      await app.database.ownerRun(
        `update candidates set status = 'rejected', rejection_reason = 'No', reviewed_at = now() where id = $1`,
        [rejected.candidateId],
      )
      const id = await post()
      expect((await read(rejected, id)).body.actions).toEqual(['save', 'contact'])
      expect((await list({}, rejected)).openings.every(({ actions }) => !actions.includes('apply'))).toBe(true)
    })
  })

  describe('the list', () => {
    test('has what is Open alone, newest first, and says how talent stands to each', async () => {
      await reset()
      const older = await post()
      const newer = await post(full)
      for (const status of ['draft', 'active', 'completed', 'archived'] as const) await post({ title: 'Other' }, status)
      await talent.browser.call(applyToProject, { projectId: older, coverLetter: 'I close books.' })
      await talent.browser.call(saveOpening, { id: newer })
      expect(await list()).toMatchObject({
        openings: [
          { id: newer, hasApplied: false, isSaved: true, actions: ['apply', 'unsave', 'contact'] },
          { id: older, hasApplied: true, isSaved: false, actions: ['save', 'contact'] },
        ],
        total: 2,
        pageCount: 1,
      })
      expect((await list({}, stranger)).openings).toMatchObject([
        { hasApplied: false, isSaved: false },
        { hasApplied: false, isSaved: false },
      ])
    })

    test('comes in pages of twelve, each project once', async () => {
      await reset()
      for (let count = 0; count < 25; count++) await post({ title: `Close ${count}` })
      const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page })))
      expect(pages.map(({ openings }) => openings.length)).toEqual([12, 12, 1, 0])
      expect(pages.map(({ total, pageCount }) => [total, pageCount])).toEqual(Array(4).fill([25, 3]))
      expect(new Set(pages.flatMap(({ openings }) => openings.map(({ id }) => id))).size).toBe(25)
    })

    test('is empty on one page when there is nothing', async () => {
      await reset()
      expect(await list()).toEqual({ openings: [], total: 0, pageCount: 1, isTotalExact: true })
    })

    test('is searched by title, scope and systems, in any case, with wildcards as typed', async () => {
      await reset()
      const [plain, odd] = [await post(full), await post({ title: '100% of a_b\\c', softwareSystems: ["O'Neil ERP"] })]
      for (const search of ['END CLOSE', 'bookkeep', 'quickbooks', 'bill.COM', 'QBO'])
        expect(await listed({ search }), search).toEqual([plain])
      for (const search of ['%', '_', '\\', '100%', 'a_b', "o'neil"])
        expect(await listed({ search }), search).toEqual([odd])
      for (const search of ['%%', 'a%b', '__', 'x', '🧾', '\u202e'])
        expect(await listed({ search }), search).toEqual([])
      expect(await listed({ search: '   ' })).toHaveLength(2)
    })

    test('is narrowed by kind, level and system under any of its names, and by all at once', async () => {
      await reset()
      const close = await post(full)
      const once = await post({
        title: 'Cleanup',
        engagementType: 'One-Time',
        seniorityLevel: 'Staff',
        softwareSystems: ['qbo'],
      })
      expect(await listed({ engagementType: 'One-Time' })).toEqual([once])
      expect(await listed({ seniorityLevel: 'Senior' })).toEqual([close])
      expect(await listed({ software: 'QuickBooks Online' })).toEqual([once, close])
      expect(await listed({ software: 'Xero' })).toEqual([])
      expect(await listed({ software: 'QuickBooks Online', seniorityLevel: 'Senior', search: 'month' })).toEqual([
        close,
      ])
      expect(await listed({ software: 'QuickBooks Online', seniorityLevel: 'CFO' })).toEqual([])
    })

    test('shows what one saved oneself, while it is Open', async () => {
      await reset()
      const [kept, closed] = [await post(), await post()]
      await post()
      for (const id of [kept, closed]) await talent.browser.call(saveOpening, { id })
      await close(closed)
      expect(await listed({ filter: 'saved' })).toEqual([kept])
      expect((await list({ filter: 'saved' }, stranger)).total).toBe(0)
    })

    test.each([
      { page: 0 },
      { page: -1 },
      { page: 1.5 },
      { page: 'NaN' },
      { page: 1e9 },
      { filter: 'mine' },
      { engagementType: 'Weekly' },
      { seniorityLevel: 'Intern' },
      { software: '' },
      { search: 'a'.repeat(201) },
      { status: 'draft' },
      { talentId: randomUUID() },
    ])('%j is refused', async (input) => {
      expect((await talent.browser.call(listOpenings, input)).status).toBe(400)
    })
  })

  describe('saving', () => {
    const saves = (id: string) => app.database.ownerRun('select id from saved_projects where project_id = $1', [id])

    test('and taking it back can be repeated', async () => {
      const id = await post()
      for (const _ of [1, 2]) expect((await talent.browser.call(saveOpening, { id })).body).toEqual({ isSaved: true })
      expect(await saves(id)).toHaveLength(1)
      for (const _ of [1, 2])
        expect((await talent.browser.call(unsaveOpening, { id })).body).toEqual({ isSaved: false })
      expect(await saves(id)).toHaveLength(0)
    })

    test('T54 fifty at once make one, and fifty takings-back none', async () => {
      const id = await post()
      const fifty = (endpoint: typeof saveOpening | typeof unsaveOpening) =>
        Promise.all(Array.from({ length: 50 }, () => talent.browser.call(endpoint, { id })))
      expect((await fifty(saveOpening)).map(({ status }) => status)).toEqual(Array(50).fill(200))
      expect(await saves(id)).toHaveLength(1)
      expect((await fifty(unsaveOpening)).map(({ status }) => status)).toEqual(Array(50).fill(200))
      expect(await saves(id)).toHaveLength(0)
    })

    test('T09 takes back one’s own alone', async () => {
      const id = await post()
      await talent.browser.call(saveOpening, { id })
      await stranger.browser.call(unsaveOpening, { id })
      expect((await read(talent, id)).body.isSaved).toBe(true)
    })

    test('is for what is open: a closed project is refused, a draft not found; what was saved stays so', async () => {
      const [closed, draft, kept] = [
        await post({ title: 'Close' }, 'archived'),
        await post({ title: 'D' }, 'draft'),
        await post(),
      ]
      expect((await talent.browser.call(saveOpening, { id: closed })).status).toBe(409)
      for (const id of [draft, randomUUID()]) expect((await talent.browser.call(saveOpening, { id })).status).toBe(404)
      await talent.browser.call(saveOpening, { id: kept })
      await close(kept)
      expect((await talent.browser.call(saveOpening, { id: kept })).body).toEqual({ isSaved: true })
      expect((await talent.browser.call(unsaveOpening, { id: kept })).body).toEqual({ isSaved: false })
    })
  })
})
