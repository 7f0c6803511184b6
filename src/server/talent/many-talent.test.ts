import { afterAll, beforeAll, expect, test } from 'vitest'
import { listTalent } from '#contract/talent.ts'
import { codesVersion } from '#domain/matching/codes.ts'
import { newBuyer, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
let buyer: Person
const people = 1_100
const monday = Temporal.Now.plainDateISO('UTC').add({ days: 14 })
const weeks = Array.from({ length: 12 }, (_, week) =>
  monday
    .subtract({ days: monday.dayOfWeek - 1 })
    .add({ weeks: week - 3 })
    .toString(),
)

/** More people than are looked up one by one: number 1 is the newest. All take $40; the newest 1,050 have no hours in the next weeks. */
beforeAll(async () => {
  app = await testApp()
  buyer = await newBuyer(app)
  const id = `('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`
  await app.database.ownerRun(
    `insert into candidates (id, created_at, name, email, status, reviewed_at)
     select ${id}, now() - make_interval(secs => n), 'Person ' || n, 'p' || n || '@example.com', 'accepted', now()
     from generate_series(1, ${people}) as n`,
  )
  await app.database.ownerRun(
    `insert into talent_facts (candidate_id, version, read_on, facts, is_listed, codes, hours, rate)
     select ${id}, $1, current_date, '{"terms": {}}', true, '', 40, 40 from generate_series(1, ${people}) as n
     on conflict (candidate_id) do update set version = excluded.version, is_listed = true, codes = excluded.codes,
       hours = excluded.hours, rate = excluded.rate`,
    [codesVersion],
  )
  await app.database.ownerRun(
    `update candidate_search set rate = 40, free_hours = 40, confirmed_on = null,
       free_weeks = case when right(name, -7)::int <= 1050 then $1::jsonb end where name like 'Person %'`,
    [JSON.stringify(Object.fromEntries(weeks.map((week) => [week, 0])))],
  )
})
afterAll(() => app.close())

const list = async (input: object) => {
  const { talent, total, isTotalExact } = (await buyer.browser.call(listTalent, input)).body
  return { names: talent.map(({ name }) => name), total, isTotalExact }
}
const numbered = (from: number) => Array.from({ length: 18 }, (_, at) => `Person ${from + at}`)

test('a condition that many meet shows the newest, page by page', async () => {
  expect(await list({ rate: 40 })).toEqual({ names: numbered(1), total: 450, isTotalExact: false })
  expect((await list({ rate: 40, page: 25 })).names).toEqual(numbered(433))
  expect((await list({ rate: 40, page: 60 })).names).toEqual(numbered(1_063))
})

test('where the newest only seem to meet it, older ones are found', async () =>
  expect(await list({ hours: 20, weeks: 4 })).toEqual({ names: numbered(1_051), total: 50, isTotalExact: true }))
