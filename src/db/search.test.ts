import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApplicationSort, applicationSorts } from '#domain/applications/list.ts'
import { applicationStatuses } from '#domain/applications/status.ts'
import { candidateSorts } from '#domain/candidates/list.ts'
import { type AllProjectsSort, allProjectsSorts } from '#domain/projects/all-projects.ts'
import { compactCounters } from './counters.ts'
import { type TestDatabase, testDatabase } from './testing/test-database.ts'

/** Letters that are common, rare, wildcards, quotes, of several bytes, and with more than one case. */
const letters = ['a', 'a', 'A', 'b', 'b', 'c', 'x', ' ', '%', '_', '\\', "'", '"', 'é', 'É', 'ß', 'İ', 'ж', '😀', '+']
const word = (maxLength: number) => fc.string({ unit: fc.constantFrom(...letters), maxLength })
const systems = ['Xero', 'xero', 'QBO', 'QuickBooks Online', 'a_b%']
const types = ['One-Time', 'Ongoing/Monthly', null]
const statuses = ['pending', 'interviewed', 'accepted', 'rejected']

const id = (number: number) => `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`
const rowCount = 1500

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  const sample = <T>(arbitrary: fc.Arbitrary<T>) => fc.sample(arbitrary, { numRuns: rowCount, seed: 7 })
  const moments = sample(fc.integer({ min: 0, max: 99 }))
  const projects = sample(
    fc.record({
      title: word(12).map((text) => `t${text}`),
      scope: fc.option(word(30)),
      systems: fc.array(fc.constantFrom(...systems), { maxLength: 3 }),
      type: fc.constantFrom(...types),
      status: fc.constantFrom('Open', 'Open', 'Open', 'draft', 'completed'),
    }),
  )
  const candidates = sample(
    fc.record({
      name: fc.option(word(14)),
      email: word(8).map((text) => text.toLowerCase().replace(/[\s@İ]/g, '')),
      tools: fc.array(fc.constantFrom(...systems), { maxLength: 3 }),
      status: fc.constantFrom(...statuses),
      hasAccess: fc.boolean(),
    }),
  )
  await database.ownerRun(
    `insert into projects (id, title, scope_of_work, software_systems, engagement_type, status, created_at)
     select id, title, scope, array(select json_array_elements_text(systems)), type, status, 'epoch'::timestamptz + at * interval '1 day'
     from json_to_recordset($1) as made (id uuid, title text, scope text, systems json, type text, status text, at int)`,
    [JSON.stringify(projects.map((project, n) => ({ ...project, id: id(n), at: moments[n] })))],
  )
  await database.ownerRun(
    `insert into candidates (id, name, email, whatsapp, subscribe, agree, interview_scheduled_at, profile_data, status, reviewed_at, rejection_reason, platform_access_granted_at, created_at,
       resume_path, resume_original_name, resume_size_bytes, resume_mime_type, resume_uploaded_at)
     select id, name, email || at || '.' || n || '@example.com', case when n % 3 > 0 then '+63 ' || at || n end, n % 2 = 0, n % 5 > 0,
       case when n % 4 = 0 then now() + (n - 700.5) * interval '1 hour' end, jsonb_build_object('skills', jsonb_build_object('tools', tools),
         'personal_info', jsonb_build_object('location', case when n % 5 > 0 then 'Town, ' || ('{Kenya,India,Peru}'::text[])[1 + n % 3] end),
         'certifications', case when n % 6 = 0 then '[{"name": "CPA"}]'::jsonb when n % 7 = 0 then '[{"name": "EA"}]' else '[]' end), status, now(), 'x',
       case when "hasAccess" and status = 'accepted' then now() end, 'epoch'::timestamptz + at * interval '1 day',
       resume.path, resume.file, resume.bytes, resume.kind, resume.since
     from json_to_recordset($1) as made (id uuid, n int, name text, email text, tools jsonb, status text, "hasAccess" boolean, at int)
     left join lateral (select n || '/r.pdf' as path, 'r.pdf' as file, 1 + n % 70 as bytes, 'application/pdf' as kind, now() as since)
       as resume on n % 4 > 0`,
    [JSON.stringify(candidates.map((candidate, n) => ({ ...candidate, n, id: id(n), at: moments[n] })))],
  )
  await database.ownerRun(
    `insert into scorecards (candidate_id, reviewer_id, scores)
     select id, null, jsonb_build_object('technical', 1 + n % 5, 'english', 1 + n % 3)
     from (select id, row_number() over (order by id) as n from candidates) as numbered where n % 3 = 0`,
  )
  await database.ownerRun('update project_search set applications = abs(hashtext(id::text)) % 5')
  // What the tables' statistics say decides which way is taken.
  await database.ownerRun('analyze opening_search, candidate_search, talent_search, project_search')
})
afterAll(() => database.close())

const asked = fc.record({
  search: fc.oneof(word(1), word(2), word(5), fc.constantFrom('xero', 'QBO', 'example', '')),
  wishes: fc.array(fc.constantFrom(['xero'], ['qbo', 'quickbooks online'], ['a_b%'], ['nothing']), { maxLength: 2 }),
  page: fc.integer({ min: 0, max: 4 }),
})
const size = 12
const bound = 60
const pattern = (search: string) => `%${search.replace(/[\\%_]/g, '\\$&')}%`

/** The page and the count that plain SQL gives, beside those of the search. */
async function compare(
  role: string,
  find: string,
  parameters: unknown[],
  plain: string,
  plainParameters: unknown[],
  page: number,
) {
  const found = await database.asSuperuser(async (run) => {
    await run({
      sql: `select set_config('app.firm_id', '${id(1)}', true), set_config('role', '${role}', true)`,
      parameters: [],
    })
    return (await run({ sql: `select ids, total from ${find}`, parameters })).rows[0]
  })
  const all = (await database.ownerRun(`${plain} order by created_at desc, id`, plainParameters)).map((row) => row.id)
  expect(found).toEqual({ ids: all.slice(page * size, (page + 1) * size), total: Math.min(all.length, bound + 1) })
}

describe('T37, T47 a search finds what plain SQL finds', () => {
  test('among the open projects', () =>
    fc.assert(
      fc.asyncProperty(asked, fc.constantFrom(...types), async ({ search, wishes, page }, type) => {
        const wanted = [
          ...wishes.map((wish) => wish.map((tag) => `system:${tag}`)),
          ...(type ? [[`type:${type}`]] : []),
        ]
        await compare(
          'app_talent',
          `app.find_openings($1, array['system:' || lower($1)], $2, null, $3, $4, ${bound})`,
          [search, JSON.stringify(wanted), page * size, size],
          `select id from projects where status = 'Open' and ($1 = '' or title ilike $2 or scope_of_work ilike $2
             or array_to_string(software_systems, ', ') ilike $2) and coalesce(engagement_type = $3, $3::text is null, true)
             and not exists (select from json_array_elements($4) as wish where not exists (
               select from json_array_elements_text(wish) as tag join unnest(software_systems) as system on lower(system) = tag))`,
          [search, pattern(search), type, JSON.stringify(wishes)],
          page,
        )
      }),
      { numRuns: 150 },
    ))

  test.each(['app_buyer', 'app_admin'])('among the candidates of %s', (role) =>
    fc.assert(
      fc.asyncProperty(
        asked,
        fc.constantFrom(...statuses, null),
        fc.boolean(),
        async ({ search, wishes, page }, status, only) => {
          const spellings = systems.includes(search) ? [search.toLowerCase()] : []
          await compare(
            role,
            `app.find_talent($1, $2, $3, $4, $5, $6, ${bound}, null, $7)`,
            [search, status, only, JSON.stringify(wishes), page * size, size, spellings],
            `select id from candidates where ($1 = '' or name ilike $2 or email = lower($1) or $4 and email ilike $2 or terms && $7) and coalesce(status = $3, true)
             and ($4 or status = 'accepted') and (not $5 or platform_access_granted_at is not null)
             and not exists (select from json_array_elements($6) as wish where not terms && array(select json_array_elements_text(wish)))`,
            [search, pattern(search), status, role === 'app_admin', only, JSON.stringify(wishes), spellings],
            page,
          )
        },
      ),
      { numRuns: 100 },
    ),
  )

  test.each(['[]', '[["xero"]]'])('of an address only all of it, with the filters %s', async (wishes) => {
    const terms = wishes === '[]' ? '' : `and terms && '{xero}'`
    const all = await database.ownerRun(
      `select id, email from candidates where status = 'accepted' ${terms} order by id limit 5`,
    )
    expect(all).toHaveLength(5)
    for (const { id: owner, email } of all as { id: string; email: string }[]) {
      const found = async (search: string) =>
        database.asSuperuser(async (run) => {
          const enter = `select set_config('app.firm_id', '${id(1)}', true), set_config('role', 'app_buyer', true)`
          await run({ sql: enter, parameters: [] })
          const sql = `select ids from app.find_talent($1, null, false, $2, 0, 5, 3)`
          return (await run({ sql, parameters: [search, wishes] })).rows[0]?.ids
        })
      expect(await found(email)).toEqual([owner])
      expect(await found(email.slice(0, -1))).toEqual([])
      expect(await found(email.slice(email.indexOf('@')))).toEqual([])
    }
  })
})

const sorts = Object.values(candidateSorts)

/** Of calls, those to come first, then those that are over, the latest first. */
const orderBy = (sort: (typeof sorts)[number], isDescending: boolean) => {
  const [direction, reverse] = isDescending ? ['desc', 'asc'] : ['asc', 'desc']
  return sort === 'next_call_at'
    ? `next_call_at < now() nulls last, case when next_call_at >= now() then next_call_at end ${direction},
       next_call_at desc, case when next_call_at < now() then id end, id ${reverse}`
    : `${sort} ${direction} nulls last, id ${reverse}`
}

test('admins find candidates by any column as plain SQL does, empty values last', () =>
  fc.assert(
    fc.asyncProperty(
      asked,
      fc.constantFrom(...sorts),
      fc.record({ status: fc.constantFrom(...statuses, null), subscribed: fc.boolean(), agreed: fc.boolean() }),
      fc.boolean(),
      fc.constantFrom(12, 60, 1000),
      async ({ search, page }, sort, { status, subscribed, agreed }, isDescending, bound) => {
        const [found] = await database.ownerRun(
          'select ids, total from app.find_candidates($1, $2, $3, $4, $5, $6, $7, $8, $9)',
          [search, status, subscribed, agreed, sort, isDescending, page * size, size, bound],
        )
        const all = await database.ownerRun(
          `select id from candidates join (select id, score, country, credential, software, next_call_at from candidate_search)
             as shown using (id) where ($1 = '' or name ilike $2 or email ilike $2 or whatsapp ilike $2)
             and coalesce(status = $3, true) and (not $4 or subscribe) and (not $5 or agree)
           order by ${orderBy(sort, isDescending)}`,
          [search, pattern(search), status, subscribed, agreed],
        )
        expect(found).toEqual({
          ids: all.map((row) => row.id).slice(page * size, (page + 1) * size),
          total: Math.min(all.length, bound + 1),
        })
      },
    ),
    { numRuns: 150 },
  ))

test('admins find projects in any order as plain SQL does', () => {
  const orders: Record<AllProjectsSort, string> = {
    newest: 'created_at desc, id',
    oldest: 'created_at, id desc',
    'most-applicants': 'applications desc, created_at desc, id',
  }
  return fc.assert(
    fc.asyncProperty(
      asked,
      fc.constantFrom(...allProjectsSorts),
      fc.constantFrom('all', 'Open', 'draft', 'completed', 'archived'),
      fc.constantFrom(12, 60, 1000),
      async ({ search, page }, sort, state, bound) => {
        const [found] = await database.ownerRun('select ids, total from app.find_projects($1, $2, $3, $4, $5, $6)', [
          ...[search, state, sort, page * size, size, bound],
        ])
        const all = await database.ownerRun(
          `select id from projects join (select id, applications from project_search) as counted using (id)
           where ($1 = '' or title ilike $2) and $3 in ('all', status) order by ${orders[sort]}`,
          [search, pattern(search), state],
        )
        expect(found).toEqual({
          ids: all.map((row) => row.id).slice(page * size, (page + 1) * size),
          total: Math.min(all.length, bound + 1),
        })
      },
    ),
    { numRuns: 150 },
  )
})

describe('the applications of a project', () => {
  const owner = id(9001)
  const project = id(9002)
  const orders: Record<ApplicationSort, string> = {
    newest: 'created_at desc, id',
    // Nobody here has a profile; who fits better is tried through the API.
    'best-fit': 'created_at desc, id',
    oldest: 'created_at, id',
    'lowest-rate': 'hourly_rate nulls last, created_at desc, id',
    'highest-rate': 'hourly_rate desc nulls last, created_at desc, id',
    'earliest-start': 'available_start_date nulls last, created_at desc, id',
  }
  beforeAll(() =>
    database.asSuperuser(async (run) => {
      const statements = [
        `insert into identity.users (id, email, name, email_verified) values ('${owner}', 'owner@example.com', 'Owner', true)`,
        `insert into users (id, role, email) values ('${owner}', 'buyer', 'owner@example.com')`,
        `insert into firms (id) values ('${owner}')`,
        `insert into buyers (id, user_id, email, firm_id, firm_role)
          values ('${owner}', '${owner}', 'owner@example.com', '${owner}', 'owner')`,
        `insert into projects (id, title, buyer_id, firm_id) values ('${project}', 'Received', '${owner}', '${owner}')`,
        `insert into applications (project_id, cover_letter, status, hourly_rate, available_start_date, created_at)
         select '${project}', 'x', ('{pending,pending,reviewing,accepted,rejected}'::text[])[1 + n % 5],
           case when n % 7 > 0 then n % 11 + n % 3 * 0.25 end, case when n % 4 > 0 then date '2026-12-01' + n % 9 end,
           'epoch'::timestamptz + n % 20 * interval '1 microsecond' from generate_series(1, 200) as n`,
      ]
      for (const sql of statements) await run({ sql, parameters: [] })
    }),
  )
  const find = (firm: string, parameters: unknown[]) =>
    database.asSuperuser(async (run) => {
      await run({
        sql: `select set_config('app.firm_id', $1, true), set_config('role', 'app_buyer', true)`,
        parameters: [firm],
      })
      const sql = `select ids, total, counts from app.find_applications('${project}', $1, false, $2, $3, '[]', $4, ${size})`
      return (await run({ sql, parameters })).rows[0]
    })

  test('are counted, sorted and paged as plain SQL does it', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...applicationSorts),
        fc.constantFrom(...applicationStatuses, null),
        fc.integer({ min: 0, max: 6 }),
        fc.boolean(),
        async (sort, status, page, isAmong) => {
          const all = await database.ownerRun(
            `select id from applications where project_id = $1 and coalesce(status = $2, true) order by ${orders[sort]}`,
            [project, status],
          )
          const counted = await database.ownerRun(
            'select status, count(*)::int as count from applications where project_id = $1 group by status',
            [project],
          )
          const ids = all.map((row) => row.id)
          const among = isAmong ? ids.filter((_, n) => n % 3 === 0) : null
          expect(await find(owner, [status, among, sort, page * size])).toEqual({
            ids: (among ?? ids).slice(page * size, (page + 1) * size),
            total: (among ?? ids).length,
            counts: Object.fromEntries(counted.map(({ status, count }) => [status, count])),
          })
        },
      ),
      { numRuns: 60 },
    ))

  test('are none and uncounted to anybody but its firm', async () => {
    for (const stranger of [id(1), ''])
      expect(await find(stranger, [null, null, 'newest', 0])).toEqual({ ids: [], total: 0, counts: null })
  })
})

test('counting ends one row beyond the bound, on the way from the newest and by the index', async () => {
  const total = (search: string) =>
    database.asSuperuser(async (run) => {
      await run({ sql: 'set local role app_admin', parameters: [] })
      const sql = `select total from app.find_talent($1, 'accepted', false, '[]', 0, 5, 3)`
      return (await run({ sql, parameters: [search] })).rows[0]?.total
    })
  expect([await total('example'), await total('9@e')]).toEqual([4, 4])
})

test('the tally and what buyers search follow every change, also when the tally is folded', async () => {
  const kinds = 'status, is_onboarded, subscribe, agree'
  const some = `id < '${id(200)}'`
  const counted = () =>
    database.ownerRun(`select ${kinds}, sum(change)::int as count from candidate_tally
      group by ${kinds} having sum(change) <> 0 order by ${kinds}`)
  const real = () =>
    database.ownerRun(`select status, platform_access_granted_at is not null as is_onboarded, subscribe, agree, count(*)::int as count
      from candidates group by 1, 2, 3, 4 order by 1, 2, 3, 4`)
  const talent = (words: string, table: string) =>
    database.ownerRun(`select id, is_onboarded, ${words} as words from ${table} order by id`)
  const expectEqual = async () => {
    expect(await counted()).toEqual(await real())
    expect(await talent('concat(name, chr(31), email)', 'talent_search')).toEqual(
      await talent('words', `candidate_search where status = 'accepted'`),
    )
  }
  await expectEqual()
  // Nobody here has an account whose address could be confirmed.
  await database.ownerRun('alter table candidates disable trigger confirmed')
  await database.ownerRun(`update candidates set status = 'accepted' where status = 'pending' and ${some}`)
  await database.ownerRun(
    `update candidates set status = 'rejected', platform_access_granted_at = null where not subscribe and ${some}`,
  )
  await database.ownerRun(
    `update candidates set agree = not agree, name = 'Ana', subscribe = false where status = 'accepted'`,
  )
  await database.ownerRun(
    `update candidates set platform_access_granted_at = now() where status = 'accepted' and ${some}`,
  )
  await database.ownerRun(`delete from candidates where status = 'rejected' and ${some}`)
  await expectEqual()
  await database.db.asSystem(compactCounters)
  await expectEqual()
  expect(await database.ownerRun(`select from candidate_tally group by ${kinds} having count(*) > 1`)).toEqual([])
})

test('saving what no search can tell leaves the search tables alone', async () => {
  const versions = () =>
    database.ownerRun(
      `select xmin::text, ctid::text from candidate_search union all select xmin::text, ctid::text from talent_search`,
    )
  const before = await versions()
  await database.ownerRun(
    `update candidates set profile_data = profile_data, status = status, name = name where id < '${id(200)}'`,
  )
  expect(await versions()).toEqual(before)
})
