import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lookAtApplications } from '#contract/application-looks.ts'
import { applyToProject, moveApplication, withdrawApplication } from '#contract/applications.ts'
import { listNotices, markNoticesRead } from '#contract/notices.ts'
import { acceptOffer, makeOffer } from '#contract/offers.ts'
import {
  createProject,
  deleteProject,
  listProjects,
  readProjectOverview,
  setProjectStatus,
} from '#contract/projects.ts'
import { projectPageSize } from '#domain/projects/details.ts'
import { gatherEmails } from '../testing/gather-emails.ts'
import { newBuyer, newMember, newTalent, type Person } from '../testing/people.ts'
import { sampleTerms } from '../testing/sample-terms.ts'
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

describe('what a list says of each project', () => {
  let app: TestApp
  let owner: Person
  beforeAll(async () => {
    app = await testApp()
    owner = await newBuyer(app)
  })
  afterAll(() => app.close())

  const post = async (more: object = {}) =>
    (await owner.browser.call(createProject, { title: 'Close', ...more })).body.id as string
  const apply = async (projectId: string, who?: Person) => {
    const { browser } = who ?? (await newTalent(app))
    return (await browser.call(applyToProject, { projectId, coverLetter: 'Now.' })).body.application.id as string
  }
  const look = (id: string, by = owner) => by.browser.call(lookAtApplications, { id })
  /** On the list and on the dashboard alike. */
  const said = async (id: string, by = owner) => {
    const { body } = await by.browser.call(listProjects, {})
    const { body: overview } = await by.browser.call(readProjectOverview, {})
    const pick = (projects: typeof body.projects) => {
      const found = projects.find((project) => project.id === id)
      return [found?.applications, found?.newApplications, found?.hired]
    }
    expect(pick(overview.recent)).toEqual(pick(body.projects))
    return pick(body.projects)
  }

  test('who applied, and who of them since the reader looked', async () => {
    const id = await post()
    expect(await said(id)).toEqual([0, 0, 0])
    // At once: neither is overlooked.
    await Promise.all([apply(id), apply(id), apply(id)])
    expect(await said(id)).toEqual([3, 3, 0])
    expect((await look(id)).status).toBe(200)
    expect(await said(id)).toEqual([3, 0, 0])
    await apply(id)
    expect(await said(id)).toEqual([4, 1, 0])
  })

  test('what was withdrawn counts no more', async () => {
    const [id, talent] = [await post(), await newTalent(app)]
    const application = await apply(id, talent)
    await apply(id)
    await talent.browser.call(withdrawApplication, { id: application })
    expect(await said(id)).toEqual([1, 1, 0])
    await apply(id, talent)
    expect(await said(id)).toEqual([2, 2, 0])
  })

  test('colleagues have looks of their own, and another firm none', async () => {
    const id = await post()
    const [manager, viewer, stranger] = [
      await newMember(app, owner, 'manager'),
      await newMember(app, owner, 'viewer'),
      await newBuyer(app),
    ]
    await apply(id)
    await look(id, manager)
    expect(await said(id, manager)).toEqual([1, 0, 0])
    expect(await said(id)).toEqual([1, 1, 0])
    // Those who don't decide aren't told what is new.
    expect(await said(id, viewer)).toEqual([1, 0, 0])
    expect((await look(id, viewer)).status).toBe(200)
    expect((await look(id, stranger)).status).toBe(404)
    expect(await said(id)).toEqual([1, 1, 0])
  })

  test('a look reads the notice and spares the email; reading the notice is a look', async () => {
    const [looked, read] = [await post({ title: 'Looked at' }), await post({ title: 'Read of' })]
    await apply(looked)
    await apply(read)
    await look(looked)
    const { notices } = (await owner.browser.call(listNotices, { isUnread: 'true' })).body
    const paths = notices.map(({ path }) => path)
    expect(paths).toContain(`/projects/${read}`)
    expect(paths).not.toContain(`/projects/${looked}`)
    await gatherEmails(app)
    const subjects = (await app.mails(owner.email)).map(({ subject }) => subject)
    expect(subjects).toContain('New application: Read of')
    expect(subjects).not.toContain('New application: Looked at')
    await owner.browser.call(markNoticesRead, { id: notices.find(({ path }) => path === `/projects/${read}`)?.id })
    expect(await said(read)).toEqual([1, 0, 0])
  })

  test('who was hired: those who accepted an offer', async () => {
    const [id, talent] = [await post({ estimatedHires: 2 }), await newTalent(app)]
    const application = await apply(id, talent)
    await owner.browser.call(moveApplication, { id: application, expectedStatus: 'pending', move: 'accept' })
    const { body } = await owner.browser.call(makeOffer, {
      id: application,
      terms: sampleTerms,
      note: '',
      status: 'sent',
    })
    expect(await said(id)).toEqual([1, 1, 0])
    await talent.browser.call(acceptOffer, { id: body.id, round: 1 })
    expect(await said(id)).toEqual([1, 1, 1])
  })

  test('applying leaves the version that someone edits, and a project goes with its counts', async () => {
    const id = await post()
    const [{ updated_at: before } = {}] = await app.database.ownerRun('select updated_at from projects where id = $1', [
      id,
    ])
    await apply(id)
    expect(await app.database.ownerRun('select updated_at from projects where id = $1', [id])).toEqual([
      { updated_at: before },
    ])
    expect((await owner.browser.call(deleteProject, { id })).status).toBe(200)
    expect(await app.database.ownerRun('select id from project_search where id = $1', [id])).toEqual([])
  })
})
