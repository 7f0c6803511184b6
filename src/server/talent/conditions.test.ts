import { afterAll, beforeAll, expect, test } from 'vitest'
import { listTalent, loosenTalent, readTalent } from '#contract/talent.ts'
import { freeIn, isStale } from '#domain/capacity/capacity.ts'
import { leastOverlap } from '#domain/matching/overlap.ts'
import type { StoredFacts } from '#domain/matching/stored-facts.ts'
import { profileData } from '#domain/profiles/profile.ts'
import { readOutdatedFacts } from '../matching/read-facts-job.ts'
import { newBuyer, newPerson, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
let buyer: Person
const day = { zone: 'America/Chicago', from: '09:00', to: '17:00' }
const today = new Date().toISOString().slice(0, 10)
const soon = new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10)

type Made = {
  rate?: number
  hours?: number
  zone?: string
  weeks?: Record<string, number>
  confirmedDaysAgo?: number
  tools?: string[]
  summary?: string
}

const mondays = Array.from({ length: 8 }, (_, week) =>
  Temporal.PlainDate.from(soon)
    .subtract({ days: Temporal.PlainDate.from(soon).dayOfWeek - 1 })
    .add({ weeks: week })
    .toString(),
)

async function talent(name: string, made: Made): Promise<void> {
  const { rate, hours, zone = 'America/New_York', weeks = {}, confirmedDaysAgo = 0, tools = [], summary = null } = made
  const { candidateId } = await newTalent(app)
  const profile = profileData.parse({ professional_summary: summary, skills: { tools } })
  const weekly = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '17:00' }))
  await app.database.ownerRun(
    `update candidates set name = $2, status = 'accepted', reviewed_at = now(), profile_data = $3, working_hours = $4 where id = $1`,
    [
      candidateId,
      name,
      JSON.stringify(profile),
      hours === undefined ? null : JSON.stringify({ zone, weekly, hoursPerWeek: hours, earliestStart: today }),
    ],
  )
  await app.database.ownerRun(
    `insert into talent_capacity (candidate_id, rate_from, weeks, confirmed_at) values ($1, $2, $3, now() - make_interval(days => $4))
     on conflict (candidate_id) do update set rate_from = excluded.rate_from, weeks = excluded.weeks, confirmed_at = excluded.confirmed_at`,
    [candidateId, rate ?? null, JSON.stringify(weeks), confirmedDaysAgo],
  )
}

const busy = (count: number) => Object.fromEntries(mondays.slice(0, count).map((monday) => [monday, 0]))

beforeAll(async () => {
  app = await testApp()
  buyer = await newBuyer(app)
  await app.database.ownerRun('update firms set zone = $2, core_from = $3, core_to = $4 where id = $1', [
    await firmOf(buyer),
    day.zone,
    day.from,
    day.to,
  ])
  await talent('Near', { rate: 40, hours: 40, tools: ['Xero'] })
  await talent('Dear', { rate: 90, hours: 40, tools: ['Xero'] })
  await talent('Far', { rate: 20, hours: 40, zone: 'Asia/Manila' })
  await talent('Busy', { rate: 40, hours: 40, weeks: busy(3) })
  await talent('Busy once', { rate: 40, hours: 40, weeks: busy(1) })
  await talent('Few hours', { rate: 40, hours: 10 })
  await talent('Stale', { rate: 40, hours: 40, confirmedDaysAgo: 61 })
  await talent('Fresh', { rate: 40, hours: 40, confirmedDaysAgo: 60 })
  await talent('Silent', {})
  await readOutdatedFacts(app.services.db)
})
afterAll(() => app.close())

const firmOf = async ({ userId }: Person) =>
  (await app.database.ownerRun('select firm_id from buyers where user_id = $1', [userId]))[0]?.firm_id as string

const list = async (input: object, person = buyer) => {
  const { body } = await person.browser.call(listTalent, input)
  return body.talent.map(({ name }) => name).sort()
}

test('each condition shows who is known to meet it, and all of them combine', async () => {
  expect(await list({ rate: 40 })).toEqual(['Busy', 'Busy once', 'Far', 'Few hours', 'Fresh', 'Near', 'Stale'])
  expect(await list({ rate: 39 })).toEqual(['Far'])
  expect(await list({ overlap: 7 })).toEqual(['Busy', 'Busy once', 'Dear', 'Few hours', 'Fresh', 'Near', 'Stale'])
  expect(await list({ overlap: 8 })).toEqual([])
  expect(await list({ hours: 40, weeks: 2 })).toEqual(['Busy', 'Busy once', 'Dear', 'Far', 'Fresh', 'Near'])
  const period = { from: soon, weeks: 8 }
  expect(await list({ hours: 40, ...period })).toEqual(['Dear', 'Far', 'Fresh', 'Near'])
  // One week in ten may have fewer.
  expect(await list({ hours: 40, from: soon, weeks: 10 })).toEqual(['Busy once', 'Dear', 'Far', 'Fresh', 'Near'])
  expect(await list({ hours: 40, ...period, rate: 40, overlap: 7 })).toEqual(['Fresh', 'Near'])
  expect(await list({ hours: 40, ...period, rate: 40, software: 'xero', search: 'nea' })).toEqual(['Near'])
})

test('a card says what someone asks, what the firm pays for it, and which systems asked for they have', async () => {
  const cardOf = async (input: object) => (await buyer.browser.call(listTalent, input)).body.talent[0]
  const near = { name: 'Near', rate: { from: 40, to: null } }
  expect(await cardOf({ software: 'xero', rate: 40 })).toMatchObject({ ...near, allIn: null, softwareMet: ['Xero'] })
  await app.database.ownerRun(
    `update talent_capacity set rate_to = 50 where candidate_id = (select id from candidates where name = 'Near')`,
  )
  await app.database.ownerRun('update operator_settings set fee_basis_points = 1500')
  await readOutdatedFacts(app.services.db)
  const price = { rate: { from: 40, to: 50 }, allIn: { from: 46, to: 57.5 } }
  const card = await cardOf({ search: 'Near' })
  expect(card).toMatchObject({ ...price, softwareMet: [] })
  expect((await buyer.browser.call(readTalent, { id: card?.id ?? '' })).body).toMatchObject(price)
  await app.database.ownerRun('update operator_settings set fee_basis_points = 0')
})

test('they agree with what a shortlist reckons about everyone', async () => {
  const everyone = (await app.database.ownerRun(
    `select c.name, f.facts from candidates c join talent_facts f on f.candidate_id = c.id where c.status = 'accepted'`,
  )) as { name: string; facts: StoredFacts }[]
  for (const weeks of [1, 8, 13])
    for (const hours of [1, 10, 25, 40])
      for (const overlap of [1, 7]) {
        const known = everyone.filter(({ facts }) => {
          const free = isStale(facts.confirmedOn, today) ? null : freeIn(facts.capacity, soon, weeks)
          const shared = facts.workingHours && leastOverlap(facts.workingHours, day, { start: soon, weeks })
          return free !== null && free.steady >= hours && shared !== null && shared >= overlap
        })
        expect([weeks, hours, overlap, await list({ hours, from: soon, weeks, overlap })]).toEqual([
          weeks,
          hours,
          overlap,
          known.map(({ name }) => name).sort(),
        ])
      }
})

test('admins filter by rate and hours, too; a firm without a zone shares 9 to 5 in New York', async () => {
  const admin = await newPerson(app, 'admin')
  expect(await list({ rate: 39 }, admin)).toEqual(['Far'])
  const near = await list({ overlap: 8 }, await newBuyer(app))
  expect(near).toContain('Near')
  expect(near).not.toContain('Far')
})

test('an empty list says which filter to drop, and how many that would show', async () => {
  const asked = { software: 'Xero', rate: 39, hours: 40, search: 'Near' }
  expect(await list(asked)).toEqual([])
  const { body } = await buyer.browser.call(loosenTalent, asked)
  expect(body.filters).toEqual([{ kind: 'rate', word: null, total: 1, isTotalExact: true }])
  const two = await buyer.browser.call(loosenTalent, { software: 'Xero', rate: 39, filter: 'approved' })
  expect(two.body.filters.map(({ kind, word, total }) => [kind, word, total])).toEqual([
    ['rate', null, 2],
    ['software', 'Xero', 1],
  ])
})

test('where no single filter is enough, it says which ones together, and those who are left are found', async () => {
  const asked = { software: 'Xero', search: 'Nobody', rate: 39, hours: 40 }
  const { filters, together } = (await buyer.browser.call(loosenTalent, asked)).body
  expect(filters).toEqual([])
  expect(together).toEqual({
    filters: [
      { kind: 'search', word: null },
      { kind: 'rate', word: null },
    ],
    total: 2,
    isTotalExact: true,
  })
  expect(await list({ software: 'Xero', hours: 40 })).toEqual(['Dear', 'Near'])
  const hopeless = await buyer.browser.call(loosenTalent, { search: 'Nobody', rate: 1, software: 'Drake Tax' })
  expect(hopeless.body).toEqual({ filters: [], together: null })
})

test.each([{ overlap: 13 }, { hours: 0 }, { rate: 'x' }, { from: 'soon' }, { weeks: 53 }])(
  'refuses %j',
  async (input) => expect((await buyer.browser.call(listTalent, input as object)).status).toBe(400),
)

test('what somebody denies isn’t found by their list of skills', async () => {
  await talent('Denies', { tools: ['QuickBooks Online', 'Sage Intacct'], summary: 'No QuickBooks.' })
  await talent('Lists', { tools: ['QuickBooks Online'] })
  await readOutdatedFacts(app.services.db)
  for (const software of ['QuickBooks Online', 'qbo']) expect(await list({ software })).toEqual(['Lists'])
  expect(await list({ search: 'QuickBooks Online' })).toEqual(['Lists'])
  expect(await list({ software: 'Sage Intacct' })).toEqual(['Denies'])
  // A later change of the candidate writes the row again.
  await app.database.ownerRun(`update candidates set name = 'Still denies' where name = 'Denies'`)
  expect(await list({ software: 'qbo' })).toEqual(['Lists'])
})
