import { afterAll, beforeAll, expect, test } from 'vitest'
import { listOpeningsByFit, saveOpening } from '#contract/openings.ts'
import { createProject, setProjectStatus } from '#contract/projects.ts'
import { profileData } from '#domain/profiles/profile.ts'
import { newBuyer, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { readOutdatedFacts } from './read-facts-job.ts'

let app: TestApp
let person: Person & { candidateId: string }
let buyer: Person
const ids: Record<string, string> = {}
beforeAll(async () => {
  app = await testApp()
  person = await newTalent(app)
  buyer = await newBuyer(app)
  const job = { position: 'Senior Accountant', start_date: '2021-01', end_date: 'Present', location: 'Austin, TX' }
  const profile = profileData.parse({
    work_experience: [{ ...job, description: 'Closed months in Xero for US clients. No payroll.' }],
  })
  await app.database.ownerRun('update candidates set profile_data = $2 where id = $1', [
    person.candidateId,
    JSON.stringify(profile),
  ])
  await readOutdatedFacts(app.services.db)
  const need = (kind: string, value: string) => ({ must: [{ anyOf: [{ kind, value }] }] })
  for (const [title, must] of [
    ['Fits', need('software', 'Xero')],
    ['Out', need('service', 'Payroll')],
    ['Near', need('software', 'QuickBooks Online')],
    ['Unknown', need('form', 'Form 1065')],
  ] as const)
    ids[title] = (await buyer.browser.call(createProject, { title, need: must } as never)).body.id
})
afterAll(() => app.close())

const titles = async (input: object = {}) =>
  (await person.browser.call(listOpeningsByFit, input as never)).body.openings.map(({ title }) => title)

test('what someone fits comes first, then what they may, then nearly, then the rest', async () => {
  expect(await titles()).toEqual(['Fits', 'Unknown', 'Near', 'Out'])
  expect(await titles()).toEqual(['Fits', 'Unknown', 'Near', 'Out'])
})

test('filters, saved ones and pages hold, and what changes is compared anew', async () => {
  expect(await titles({ search: 'nea' })).toEqual(['Near'])
  await person.browser.call(saveOpening, { id: ids.Out as string })
  expect(await titles({ filter: 'saved' })).toEqual(['Out'])
  expect((await person.browser.call(listOpeningsByFit, { page: 2 })).body).toMatchObject({ openings: [], total: 4 })
  await app.database.ownerRun(`update projects set need = null, title = 'Close in Xero' where id = $1`, [ids.Out])
  expect((await titles())[0]).not.toBe('Near')
  expect((await titles()).indexOf('Close in Xero')).toBeLessThan(2)
  await buyer.browser.call(setProjectStatus, { id: ids.Fits as string, status: 'completed' })
  expect(await titles()).not.toContain('Fits')
})

test('core hours of a firm are compared anew once they change', async () => {
  const set = (zone: string | null) =>
    app.database.ownerRun('update firms set zone = $2 where id = (select firm_id from buyers where email = $1)', [
      buyer.email,
      zone,
    ])
  const weekly = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '17:00' }))
  const hours = { zone: 'America/New_York', weekly, hoursPerWeek: null, earliestStart: null }
  await app.database.ownerRun('update candidates set working_hours = $2 where id = $1', [
    person.candidateId,
    JSON.stringify(hours),
  ])
  await readOutdatedFacts(app.services.db)
  const project = { title: 'Overlap', preferredTimeOverlap: '4 hours', description: 'Closes in Xero.' }
  const { id } = (await buyer.browser.call(createProject, project)).body
  expect((await titles())[0]).toBe('Overlap')
  await set('Asia/Tokyo')
  expect((await titles()).at(-1)).toBe('Overlap')
  await set(null)
  expect((await titles())[0]).toBe('Overlap')
  await buyer.browser.call(setProjectStatus, { id, status: 'completed' })
})

test('before a profile was read, the newest come first', async () => {
  const fresh = await newTalent(app)
  await app.database.ownerRun('delete from talent_facts where candidate_id = $1', [fresh.candidateId])
  const { body } = await fresh.browser.call(listOpeningsByFit, {})
  expect(body.openings.map(({ title }) => title)).toEqual(['Unknown', 'Near', 'Close in Xero'])
})
