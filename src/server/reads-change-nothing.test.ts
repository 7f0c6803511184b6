import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyToProject } from '#contract/applications.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { createProject } from '#contract/projects.ts'
import { resumePath } from './files/file-key.ts'
import { newBuyer, newPerson, newTalent, type Person } from './testing/people.ts'
import { type TestApp, testApp } from './testing/test-app.ts'

let app: TestApp
let people: Person[]
let ids: string[]
beforeAll(async () => {
  app = await testApp()
  const [buyer, admin, talent] = [await newBuyer(app), await newPerson(app, 'admin'), await newTalent(app)]
  const project = await buyer.browser.call(createProject, { title: 'Close' })
  const applied = { projectId: project.body.id, coverLetter: 'I close books.' }
  const application = await talent.browser.call(applyToProject, applied)
  await app.database.ownerRun(
    `update candidates set status = 'accepted', reviewed_at = now(), resume_path = $2, resume_original_name = 'r.pdf',
       resume_size_bytes = 13, resume_mime_type = 'application/pdf', resume_uploaded_at = now() where id = $1`,
    [talent.candidateId, resumePath('r.pdf', new Date())],
  )
  people = [{ email: '', userId: '', browser: app.visitor() }, buyer, admin, talent]
  ids = [project.body.id, application.body.application.id, talent.candidateId]
})
afterAll(() => app.close())

/**
 * One digest per table. How much a buyer has read is counted, or nobody could limit it; which shortlist they saw is kept, and by the
 * minute when a session was seen, or none could end for being idle.
 */
async function digests() {
  const tables = await app.database.ownerRun(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'identity') and (schemaname, tablename) not in (('identity', 'attempts'), ('public', 'matching_runs'))
     order by 1`,
  )
  const found: [unknown, unknown][] = []
  for (const { name } of tables) {
    const row = name === 'identity.sessions' ? `to_jsonb(t) - 'seen_at'` : 't'
    const [digest] = await app.database.ownerRun(
      `select md5(string_agg(row::text, '|' order by row::text)) from (select ${row} as row from ${name} t) rows`,
    )
    found.push([name, digest?.md5])
  }
  return Object.fromEntries(found)
}

const reads = Object.values<Endpoint>(endpoints).filter(({ method }) => method === 'GET')
const exports = ['/api/candidates.csv', '/api/leads.csv', '/api/record.csv']
const pathsOf = ({ path }: Endpoint) => (path.includes(':') ? ids.map((id) => path.replace(/:\w+/g, id)) : [path])
const attempts = async () =>
  (await app.database.ownerRun('select coalesce(sum(count), 0) as sum from identity.attempts'))[0]?.sum

test('T31 no GET changes a row, whoever sends it', async () => {
  const before = await digests()
  const statuses: number[] = []
  for (const person of people)
    for (const path of reads.flatMap(pathsOf)) statuses.push((await person.browser.send(path)).status)
  expect(await digests()).toEqual(before)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(40)
  expect(statuses.filter((status) => status >= 500)).toEqual([])
})

test('T31 no HEAD and no page of another site changes a row or counts against a limit', async () => {
  const [before, spent] = [await digests(), await attempts()]
  for (const person of people)
    for (const path of [...reads.flatMap(pathsOf), ...exports]) {
      expect((await person.browser.send(path, { method: 'HEAD' })).status).toBe(405)
      for (const site of ['cross-site', 'same-site']) {
        const response = await person.browser.send(path, { headers: { 'sec-fetch-site': site } })
        expect(response.status).toBe(403)
      }
    }
  expect([await digests(), await attempts()]).toEqual([before, spent])
  expect((await app.visitor().send('/api/docs', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(200)
})
