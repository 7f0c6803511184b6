import { afterAll, beforeAll, expect, test } from 'vitest'
import { decideHours } from './testing/decide-hours.ts'
import { seedWorld } from './testing/seed-world.ts'
import { type TestDatabase, testDatabase } from './testing/test-database.ts'
import { applications, buyers, candidates, firms, interviews, mails, people, projects } from './testing/world.ts'

/** As superuser, past every policy: the row itself is impossible. Keyed by the error that must refuse it. */
const wrong = {
  check_violation: [
    `update projects set title = '   ' where id = '${projects.open}'`,
    `update projects set title = repeat('x', 201)`,
    `update projects set status = 'closed'`,
    `update projects set status = 'open'`,
    `update projects set seniority_level = 'Partner'`,
    `update projects set estimated_hires = -1`,
    `update projects set pay_rate = -0.01`,
    `update projects set pay_rate = 'NaN'`,
    `update applications set cover_letter = E' \\n '`,
    `update applications set hourly_rate = -1`,
    `update applications set hourly_rate = 'NaN'`,
    `update applications set status = 'withdrawn'`,
    `update candidates set status = 'approved'`,
    `update candidates set status = 'pending' where id = '${candidates.otherTalent}'`,
    `update candidates set status = 'interviewed' where id = '${candidates.rejected}'`,
    `update candidates set status = 'accepted' where id = '${candidates.talent}'`,
    `update candidates set platform_access_granted_at = now() where id = '${candidates.talent}'`,
    `update candidates set status = 'rejected', reviewed_at = now() where id = '${candidates.talent}'`,
    `update candidates set rejection_reason = ' ' where id = '${candidates.rejected}'`,
    `update candidates set resume_path = 'a/b.pdf' where id = '${candidates.talent}'`,
    `update candidates set profile_data = '[]'`,
    `update candidates set profile_data = jsonb_build_object('professional_summary', repeat('x', 1000001))`,
    `update candidates set profile_checks = '{}'`,
    `update candidates set working_hours = '[]'`,
    `update candidates set avatar_url = 'https://example.com/a.png'`,
    `update candidates set avatar_url = '//example.com/a.png'`,
    `update candidates set email = 'Upper@example.com' where id = '${candidates.talent}'`,
    `update users set role = 'owner'`,
    `update users set experience_years = 81`,
    `update users set email = 'x@example.com ' where id = '${people.talent}'`,
    `update buyers set phone = '(212) 555-0142'`,
    `update buyers set firm_role = null`,
    `update buyers set firm_id = null`,
    `update buyers set firm_role = 'boss'`,
    `update firms set core_from = '18:00'`,
    `update firms set core_to = '24:00'`,
    `update firms set state = 'New York'`,
    `update firms set website = 'javascript:alert(1)'`,
    `update firms set name = ' '`,
    // The only owner of a firm stays one.
    `update buyers set firm_role = 'viewer' where id = '${buyers.buyer}'`,
    `update buyers set firm_id = null, firm_role = null where id = '${buyers.buyer}'`,
    `update buyers set phone = '+1 212555014212345'`,
    `update mails set status = 'sent' where id = '${mails.queued}'`,
    `update mails set sealed_content = null where id = '${mails.queued}'`,
    `update mails set recipient = E'a@example.com\\r\\nbcc: b@example.com'`,
    `update mails set subject = E'x\\ny'`,
    `update buyers set email = E'x@example.com\\n' where id = '${buyers.buyer}'`,
    `update buyers set email = 'nobody' where id = '${buyers.buyer}'`,
    `update identity.users set email = 'Upper@example.com' where id = '${people.talent}'`,
    `update identity.credentials set password = 'plain'`,
    `update identity.sessions set token = 'a raw token' where id = '${people.talent}'`,
    `update identity.challenges set code_tries = 11`,
    `update identity.challenges set expires_at = created_at`,
    `update identity.challenges set kind = 'login'`,
    `insert into leads (email) values ('X@example.com')`,
    `update intro_calls set ends_at = ends_at + interval '1 minute'`,
    `update intro_calls set status = 'cancelled', id = gen_random_uuid(), sequence = -1`,
    `update interviews set starts_at = '2041-01-05 10:00Z' where id = '${interviews.proposed}'`,
    `update intro_call_hours set weekly = '{}'`,
    `update intro_call_hours set location = ' '`,
    `insert into intro_call_hours values (2, 'UTC', '[]', '{}', 1, 1, 'x')`,
  ],
  unique_violation: [
    `insert into applications (project_id, user_id, cover_letter) values ('${projects.open}', '${people.talent}', 'x')`,
    `insert into saved_projects (project_id, worker_id) values ('${projects.closed}', '${people.talent}')`,
    `insert into candidates (email) values ('talent@example.com')`,
    `insert into candidates (email, user_id) values ('x@example.com', '${people.talent}')`,
    `insert into buyers (email, user_id) values ('x@example.com', '${people.buyer}')`,
    `insert into identity.users (email, name) values ('talent@example.com', 'x')`,
    `insert into identity.challenges (user_id, kind, token_hash, expires_at)
       values ('${people.talent}', 'reset', 'x', 'tomorrow')`,
    `insert into leads (email) values ('lead@example.com')`,
    `insert into intro_calls (candidate_id, name, email, zone, starts_at, ends_at) values
       ('${candidates.talent}', 'x', 'x@example.com', 'UTC', '2026-11-20 02:00Z', '2026-11-20 02:30Z')`,
    `insert into terms_acceptances (user_id, version) values ('${people.talent}', '1')`,
  ],
  exclusion_violation: [
    `insert into intro_calls (candidate_id, name, email, zone, starts_at, ends_at) values
       ('${candidates.otherTalent}', 'x', 'x@example.com', 'UTC', '2026-11-19 01:45Z', '2026-11-19 02:15Z')`,
    `update intro_calls set starts_at = '2026-11-19 02:00Z', ends_at = '2026-11-19 02:30Z'`,
  ],
  foreign_key_violation: [
    `insert into projects (title, buyer_id) values ('x', gen_random_uuid())`,
    `insert into applications (project_id, user_id, cover_letter) values (gen_random_uuid(), '${people.talent}', 'x')`,
    `insert into users (id, role, email) values (gen_random_uuid(), 'buyer', 'x@example.com')`,
    `update firms set default_approver_id = '${buyers.viewer}' where id = '${firms.otherBuyer}'`,
    `insert into buyers (user_id, email) values (gen_random_uuid(), 'x@example.com')`,
    `update candidates set reviewed_by = gen_random_uuid()`,
  ],
  numeric_value_out_of_range: [
    `update projects set estimated_hires = 2147483648`,
    `update projects set pay_rate = 1e12`,
    `update applications set hourly_rate = 1e12`,
  ],
  not_null_violation: [
    `update projects set title = null`,
    `update applications set cover_letter = null`,
    `update users set role = null`,
    `insert into saved_projects (project_id) values ('${projects.open}')`,
  ],
} as const

const codes: Record<keyof typeof wrong, string> = {
  check_violation: '23514',
  unique_violation: '23505',
  exclusion_violation: '23P01',
  foreign_key_violation: '23503',
  numeric_value_out_of_range: '22003',
  not_null_violation: '23502',
}

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await seedWorld(database)
})
afterAll(() => database.close())

test.each(
  Object.entries(wrong).flatMap(([kind, statements]) => statements.map((sql) => [kind as keyof typeof wrong, sql])),
)('%s: %s', async (kind, sql) => {
  await expect(database.ownerRun(sql)).rejects.toMatchObject({ code: codes[kind as keyof typeof wrong] })
})

test('a move of a status that the life cycle has goes through, and is written down', async () => {
  await database.ownerRun(`update candidates set status = 'interviewed', reviewed_at = now() where id = $1`, [
    candidates.talent,
  ])
  const history = await database.ownerRun(
    "select event, from_status, to_status from events where subject_id = $1 and event <> 'candidate.opened' order by id",
    [candidates.talent],
  )
  expect(history).toEqual([{ event: 'candidate.interviewed', from_status: 'pending', to_status: 'interviewed' }])
})

test('an account takes its own rows along and leaves those of others without its name', async () => {
  for (const sql of decideHours) await database.ownerRun(sql)
  for (const id of [people.talent, people.buyer])
    await database.ownerRun('delete from identity.users where id = $1', [id])
  const [left] = await database.ownerRun(
    `select (select count(*) from candidates where id = $1) as candidates,
       (select count(*) from buyers where id = $2) as buyers,
       (select array_agg(distinct buyer_id) from projects where id = any ($3)) as owners,
       (select array_agg(distinct user_id) from applications where id = $4) as applicants`,
    [candidates.talent, buyers.buyer, [projects.open, projects.draft], applications.open],
  )
  expect(left).toEqual({ candidates: 0, buyers: 0, owners: [null], applicants: [null] })
})
