import { afterAll, beforeAll, expect, test } from 'vitest'
import type { InputOf } from '#contract/endpoint.ts'
import { handleLead, listLeads } from '#contract/leads.ts'
import { newPerson, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp()
  admin = await newPerson(app, 'admin')
  await app.database.ownerRun(
    `insert into leads (email, created_at) select 'lead' || n || '@example.com', now() - make_interval(mins => n)
     from generate_series(1, 30) as n`,
  )
  await app.database.ownerRun(`insert into leads (email) values ('100%_@example.com'), ('=cmd()@example.com')`)
})
afterAll(() => app.close())

const list = async (input: InputOf<typeof listLeads> = {}) => (await admin.browser.call(listLeads, input)).body

test('the newest come first, a page at a time', async () => {
  expect(await list()).toMatchObject({ total: 32, pageCount: 2, isTotalExact: true })
  expect((await list({ page: 2 })).leads.map(({ email }) => email).at(-1)).toBe('lead30@example.com')
  expect((await list({ page: 3 })).leads).toEqual([])
})

test.each([
  ['LEAD7@', ['lead7@example.com']],
  ['%', ['100%_@example.com']],
  ['_', ['100%_@example.com']],
  ["'; drop table leads; --", []],
])('a search for %s finds that and no more', async (search, found) => {
  expect((await list({ search })).leads.map(({ email }) => email)).toEqual(found)
})

test('of many who handle a lead at once the first is named; it can be opened again; each is recorded', async () => {
  const lead = (await list({ search: 'lead9@' })).leads[0]
  const id = lead?.id as string
  const second = await newPerson(app, 'admin')
  await app.database.ownerRun(`update users set name = 'Second' where id = $1`, [second.userId])
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, turn) =>
      (turn % 2 ? admin : second).browser.call(handleLead, { id, isHandled: true }),
    ),
  )
  expect(new Set(answers.map(({ body }) => body.handledBy)).size).toBe(1)
  expect((await list({ search: 'lead9@' })).leads).toEqual([])
  expect((await list({ search: 'lead9@', filter: 'handled' })).leads).toHaveLength(1)
  expect((await admin.browser.call(handleLead, { id, isHandled: false })).body).toEqual({
    handledAt: null,
    handledBy: null,
  })
  expect((await list({ search: 'lead9@' })).leads).toHaveLength(1)
  const acts = await app.database.ownerRun(
    'select event as act, subject_label from events where subject_id = $1 order by id',
    [id],
  )
  expect(acts.at(-1)).toEqual({ act: 'lead.reopened', subject_label: 'lead9@example.com' })
})

test('T35 the file has what is listed, safe for spreadsheets, and is for admins alone', async () => {
  const ask = (person: Person, query = '') => person.browser.send(`/api/leads.csv${query}`)
  const response = await ask(admin)
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="leads.csv"')
  const text = await response.text()
  expect(text.split('\r\n')).toHaveLength(34)
  expect(text).toContain(`"'=cmd()@example.com"`)
  expect((await ask(await newTalent(app))).status).toBe(403)
  expect((await app.app.request('/api/leads.csv')).status).toBe(401)
  expect((await ask(admin, '?filter=gone')).status).toBe(400)
})
