import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listOpenings, readOpening } from '#contract/openings.ts'
import { projectStatuses } from '#domain/projects/status.ts'
import { newBuyer, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

const worlds = Number(process.env.OPENING_WORLDS ?? 40)

const project = fc.record({
  id: fc.constant('').map(() => randomUUID()),
  title: fc.constantFrom('Close', 'close 100%', 'Tax_prep', 'Taxprep'),
  system: fc.constantFrom('Xero', 'QBO', 'QuickBooks Online'),
  status: fc.constantFrom(...projectStatuses),
  isApplied: fc.boolean(),
  isSaved: fc.boolean(),
})
type Project = typeof project extends fc.Arbitrary<infer P> ? P : never

let app: TestApp
let talent: Person
let stranger: Person
let firm: string
beforeAll(async () => {
  app = await testApp()
  talent = await newTalent(app)
  stranger = await newTalent(app)
  const { userId } = await newBuyer(app)
  firm = (await app.database.ownerRun('select id from buyers where user_id = $1', [userId]))[0]?.id as string
})
afterAll(() => app.close())

async function arrange(projects: Project[]) {
  await app.database.ownerRun('delete from projects')
  for (const { id, title, system, status, isApplied, isSaved } of projects) {
    await app.database.ownerRun(
      'insert into projects (id, title, software_systems, status, buyer_id) values ($1, $2, $3, $4, $5)',
      [id, title, [system], status, firm],
    )
    if (isApplied)
      await app.database.ownerRun(`insert into applications (project_id, user_id, cover_letter) values ($1, $2, 'x')`, [
        id,
        talent.userId,
      ])
    if (isSaved)
      await app.database.ownerRun('insert into saved_projects (project_id, worker_id) values ($1, $2)', [
        id,
        talent.userId,
      ])
  }
}

/** All pages of a list, and that its count is theirs. */
async function listed(by: Person, input: Record<string, unknown>) {
  const first = (await by.browser.call(listOpenings, input)).body
  const rest = await Promise.all(
    Array.from({ length: first.pageCount - 1 }, (_, page) =>
      by.browser.call(listOpenings, { ...input, page: page + 2 }),
    ),
  )
  const openings = [first, ...rest.map(({ body }) => body)].flatMap((body) => body.openings)
  expect(openings).toHaveLength(first.total)
  return openings
}

const idsOf = (found: { id: string }[]) => found.map(({ id }) => id).sort()

test(`T02 in ${worlds} worlds the list, the page and the count agree on what there is`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(project, { maxLength: 14 }), async (projects) => {
      await arrange(projects)
      const open = projects.filter(({ status }) => status === 'Open')
      const all = await listed(talent, {})
      expect(idsOf(all)).toEqual(idsOf(open))
      expect(idsOf(await listed(stranger, {}))).toEqual(idsOf(open))
      expect(idsOf(await listed(talent, { filter: 'saved' }))).toEqual(idsOf(open.filter(({ isSaved }) => isSaved)))
      expect(await listed(stranger, { filter: 'saved' })).toEqual([])
      expect(idsOf(await listed(talent, { search: 'x_P' }))).toEqual(
        idsOf(open.filter(({ title }) => title === 'Tax_prep')),
      )
      expect(idsOf(await listed(talent, { software: 'quickbooks online' }))).toEqual(
        idsOf(open.filter(({ system }) => system !== 'Xero')),
      )

      for (const { id, status, isApplied, isSaved } of projects) {
        const isPublic = status === 'Open' || status === 'active'
        const isOwn = status !== 'draft' && (isApplied || isSaved)
        const page = await talent.browser.call(readOpening, { id })
        expect(page.status).toBe(isPublic || isOwn ? 200 : 404)
        expect((await stranger.browser.call(readOpening, { id })).status).toBe(isPublic ? 200 : 404)
        const card = all.find((one) => one.id === id)
        if (!card) continue
        expect(page.body).toMatchObject({ isSaved: card.isSaved, actions: card.actions })
        expect(page.body.application !== null).toBe(card.hasApplied)
      }
    }),
    { numRuns: worlds },
  )
}, 600_000)
