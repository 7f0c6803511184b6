import { afterAll, beforeAll, expect, test } from 'vitest'
import { listCandidates } from '#contract/candidates.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { newPerson, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp()
  admin = await newPerson(app, 'admin')
  const people = [
    { name: 'Ana 100%', whatsapp: '+52 55 5555 0121', status: 'pending', subscribe: true },
    { name: 'Bo_b', whatsapp: null, status: 'accepted', subscribe: false },
    { name: null, whatsapp: '+63 917 555 0142', status: 'pending', subscribe: true },
  ]
  for (const { name, whatsapp, status, subscribe } of people)
    await app.database.ownerRun(
      `update candidates set name = $2, whatsapp = $3, status = $4, subscribe = $5, reviewed_at = now() where id = $1`,
      [(await newTalent(app)).candidateId, name, whatsapp, status, subscribe],
    )
})
afterAll(() => app.close())

const list = async (input: InputOf<typeof listCandidates> = {}) =>
  (await admin.browser.call(listCandidates, input)).body
const names = async (input: InputOf<typeof listCandidates>) =>
  (await list(input)).candidates.map((candidate) => candidate.name)

test('a row says what may be done, and the tiles count everyone whatever the filter', async () => {
  const { candidates, total, pageCount, counts } = await list({ status: 'accepted' })
  expect(candidates).toMatchObject([{ name: 'Bo_b', status: 'accepted', actions: ['reject', 'edit'] }])
  expect({ total, pageCount }).toEqual({ total: 1, pageCount: 1 })
  expect(counts).toEqual({ pending: 2, interviewed: 0, accepted: 1, rejected: 0 })
})

test('who has no name comes last in both directions', async () => {
  expect(await names({ sort: 'name', direction: 'asc' })).toEqual(['Ana 100%', 'Bo_b', null])
  expect(await names({ sort: 'name', direction: 'desc' })).toEqual(['Bo_b', 'Ana 100%', null])
})

test.each([
  ['%', ['Ana 100%']],
  ['_', ['Bo_b']],
  ['917 555', [null]],
  ['ANA', ['Ana 100%']],
  ["'; drop table candidates; --", []],
])('a search for %s finds that and no more', async (search, found) => {
  expect(await names({ search })).toEqual(found)
})

test('filters by subscription; a page beyond the last one is empty', async () => {
  expect(await names({ subscribed: 'true', sort: 'name', direction: 'asc' })).toEqual(['Ana 100%', null])
  expect(await list({ page: 9, size: 10 })).toMatchObject({ candidates: [], total: 3, pageCount: 1 })
})

test.each([{ size: 26 }, { sort: 'resume_path' }, { direction: 'up' }, { page: 0 }, { status: 'gone' }])(
  '%j is refused',
  async (input) => {
    expect((await admin.browser.call(listCandidates, input as object)).status).toBe(400)
  },
)

test('the file has what is listed, safe for spreadsheets, and is for admins alone', async () => {
  const ask = (person: Person) => person.browser.send('/api/candidates.csv?sort=name&direction=asc&subscribed=true')
  const response = await ask(admin)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const lines = (await response.text()).split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[1]).toContain(`Ana 100%`)
  expect(lines[1]).toContain(`"'+52 55 5555 0121"`)
  expect((await ask(await newTalent(app))).status).toBe(403)
  expect((await app.app.request('/api/candidates.csv')).status).toBe(401)
  expect((await admin.browser.send('/api/candidates.csv?sort=resume_path')).status).toBe(400)
})
