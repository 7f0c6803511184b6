import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Tx } from './session.ts'
import { raw } from './testing/raw.ts'
import { seedWorld } from './testing/seed-world.ts'
import { type TestDatabase, testDatabase } from './testing/test-database.ts'
import { applications, buyers, candidates, firms, mails, people, projects, tokenHashOf } from './testing/world.ts'

/** Each is one statement by someone whose policies reach the row: the columns, the owner or the change are not theirs. */
const attacks = {
  talent: [
    `update candidates set status = 'accepted'`,
    `update candidates set status = 'accepted' where id = '${candidates.talent}' returning id`,
    `update candidates set platform_access_granted_at = now()`,
    `update candidates set reviewed_by = '${people.talent}'`,
    `update candidates set reviewed_at = now()`,
    `update candidates set opened_at = now()`,
    `update candidates set interview_scheduled_at = now()`,
    `update candidates set interview_notes = 'x'`,
    `update candidates set rejection_reason = 'x'`,
    `update candidates set email = 'admin@example.com'`,
    `update candidates set user_id = '${people.admin}'`,
    `update candidates set resume_path = 'other/resume.pdf'`,
    `update candidates set profile_version = 1`,
    `update candidates set name = 'x' where id = '${candidates.otherTalent}'`,
    `update candidates set name = 'x' returning interview_notes`,
    `select interview_notes from candidates`,
    `select rejection_reason from candidates`,
    `select reviewed_by from candidates`,
    `select c from candidates c`,
    `insert into candidates (email) values ('x@example.com')`,
    `update users set role = 'admin'`,
    `update users set email = 'x@example.com'`,
    `update users set id = '${people.admin}'`,
    `update users set resume_path = 'other/resume.pdf'`,
    `select * from resume_openings`,
    `update users set name = 'x' where id = '${people.otherTalent}' returning id`,
    `insert into users (id, role, email) values ('${people.talent}', 'admin', 'x@example.com')
       on conflict (id) do update set role = 'admin'`,
    `update applications set status = 'accepted'`,
    `update applications set hourly_rate = 1`,
    `delete from applications where status not in ('pending', 'reviewing')`,
    `delete from applications where user_id <> '${people.talent}'`,
    `insert into applications (project_id, cover_letter) values ('${projects.open}', 'x')
       on conflict (project_id, user_id) do update set status = 'accepted'`,
    `insert into applications (project_id, cover_letter, status) values ('${projects.fresh}', 'x', 'accepted')`,
    `insert into applications (project_id, cover_letter, user_id)
       values ('${projects.fresh}', 'x', '${people.otherTalent}')`,
    `insert into saved_projects (project_id) values ('${projects.fresh}')
       on conflict (project_id, worker_id) do update set worker_id = '${people.otherTalent}'`,
    `select internal_note from projects`,
    `select owner_email from projects`,
    `select created_by from projects`,
    `select phone from buyers`,
    `select stripe_customer_id from firms`,
    `select address from firms`,
    `select token from identity.sessions`,
    `update identity.sessions set expires_at = 'infinity'`,
    `delete from identity.sessions where user_id = '${people.admin}'`,
    `select password from identity.credentials`,
  ],
  rejectedTalent: [`insert into applications (project_id, cover_letter) values ('${projects.fresh}', 'x')`],
  buyer: [
    `update projects set buyer_id = '${buyers.otherBuyer}'`,
    `update projects set firm_id = '${firms.otherBuyer}'`,
    `update projects set created_by = '${people.otherBuyer}'`,
    `update projects set owner_email = 'x@example.com'`,
    `update projects set title = 'x' where id = '${projects.others}' returning id`,
    `delete from projects where id = '${projects.others}' returning id`,
    `insert into projects (title, buyer_id) values ('x', '${buyers.otherBuyer}')`,
    `insert into projects (title, firm_id) values ('x', '${firms.otherBuyer}')`,
    `insert into projects (title, created_by) values ('x', '${people.otherBuyer}')`,
    `insert into projects (title, owner_email) values ('x', 'x@example.com')`,
    `insert into projects (id, title) values ('${projects.others}', 'x') on conflict (id) do update set title = 'x'`,
    `update buyers set email = 'x@example.com'`,
    `update buyers set user_id = '${people.otherBuyer}'`,
    `update firms set stripe_customer_id = 'cus_other'`,
    `update buyers set firm_id = '${firms.otherBuyer}'`,
    `select id from buyers where id = '${buyers.otherBuyer}'`,
    `select id from firms where id = '${firms.otherBuyer}'`,
    `update firms set name = 'x' where id = '${firms.otherBuyer}' returning id`,
    `select from app.start_firm('x', true), projects where firm_id <> '${firms.buyer}'`,
    `update applications set user_id = null`,
    `update applications set cover_letter = 'x'`,
    `update applications set project_id = '${projects.others}'`,
    `insert into applications (project_id, cover_letter) values ('${projects.open}', 'x')`,
    `select name from app.applicant('${applications.others}')`,
    `select email from app.applicant('${applications.open}') where email is not null`,
    `insert into mails (kind, application_id, subject, sealed_content) values ('x', '${applications.others}', 'x', '')`,
    `update events set actor_id = null`,
    `delete from events`,
    `select detail from events`,
    `select changes from events`,
    `select id from events where firm_id = '${firms.otherBuyer}'`,
    `select email from candidates`,
    `select id from app.find_talent('', null, false, '[]', 0, 9, 9), unnest(ids) id where id = '${candidates.talent}'`,
    `select path from app.open_resume('${candidates.rejected}', '', 9) where path is not null`,
    `insert into resume_openings (candidate_id) values ('${candidates.talent}')`,
    `delete from resume_openings`,
    `select profile_data from candidates`,
    `select profile_checks from candidates`,
    `select whatsapp from candidates`,
    `select resume_path from candidates`,
    `select interview_notes from candidates`,
    `select profile_data from users where id = '${people.talent}'`,
    `select id from candidates where id = '${candidates.rejected}'`,
    `update candidates set status = 'accepted'`,
  ],
  admin: [
    `update candidates set status = 'rejected', rejection_reason = 'x', reviewed_by = '${people.buyer}'`,
    `update candidates set email = 'x@example.com'`,
    `update candidates set user_id = '${people.admin}'`,
    `update users set role = 'admin' where id = '${people.buyer}'`,
    `insert into events (event, to_status) values ('candidate.accepted', 'accepted')`,
    `update events set actor_id = null`,
    `delete from events`,
    `insert into events (event, actor_id) values ('candidate.accepted', '${people.buyer}')`,
    `insert into events (event, happened_at) values ('candidate.accepted', 'yesterday')`,
    `insert into events (event, actor_name) values ('candidate.accepted', 'Someone else')`,
    `update events set detail = '{}'`,
    `insert into events (event, actor_role) values ('candidate.accepted', 'operator')`,
    `update projects set title = 'x'`,
    `select password from identity.credentials`,
    `select sealed_content from mails`,
  ],
  system: [
    `update users set role = 'admin'`,
    `delete from users`,
    `insert into candidates (email, status, reviewed_at) values ('x@example.com', 'accepted', now())`,
    `update candidates set status = 'accepted', reviewed_at = now()`,
    `insert into terms_acceptances (user_id, version, accepted_at) values ('${people.admin}', '1', 'yesterday')`,
    `delete from mails where id = '${mails.queued}'`,
    `select checksum from migration.applied`,
  ],
} as const

/** What no role may do, whoever it is. */
const byEveryone = [
  `select user_id from identity.principal_of('${people.admin}') where user_id is not null`,
  `select user_id from identity.principal('${tokenHashOf('admin')}') where user_id is not null`,
  `select app.record_candidate_change()`,
  `select app.record_move()`,
  `select app.record_project_edit()`,
  `select app.address_to_applicant()`,
  `select nextval('events_id_seq')`,
  `select setval('terms_acceptances_id_seq', 1)`,
  `select last_value from events_id_seq`,
  `copy users to '/tmp/users'`,
  `copy (select * from users) to program 'cat'`,
  `select pg_read_file('/etc/passwd')`,
  `select rolpassword from pg_authid`,
  `alter table users disable row level security`,
  `alter table users owner to app_user`,
  `create policy mine on users for update using (true)`,
  `grant app_admin to app_talent`,
  `grant update on users to app_user`,
  `create table public.mine (id int)`,
  `create function app.user_id(text) returns uuid language sql return null::uuid`,
  `truncate users cascade`,
  `truncate events`,
  `lock table users in access exclusive mode`,
]

const everyone = ['visitor', 'talent', 'buyer', 'admin', 'system'] as const
type Attacker = keyof typeof attacks | (typeof everyone)[number]

let database: TestDatabase
let before: string

beforeAll(async () => {
  database = await testDatabase()
  await seedWorld(database)
  before = await checksum()
})
afterAll(() => database.close())

/** Every row of every table. */
async function checksum(): Promise<string> {
  const [row] = await database.ownerRun(
    `select query_to_xml(string_agg(format('select md5(string_agg(t::text, '''' order by t::text)) from %I.%I t',
       schemaname, tablename), ' union all ' order by schemaname, tablename), true, true, '')::text as sums
     from pg_tables where schemaname in ('public', 'identity', 'migration')`,
  )
  return row?.sums as string
}

function enter<T>(who: Attacker, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (who === 'visitor') return database.db.asVisitor(work)
  if (who === 'system') return database.db.asSystem(work)
  return database.db.asUser({ tokenHash: tokenHashOf(who) }, work)
}

/** 42501 is insufficient privilege; a statement may also run and reach no row. */
const outcome = (who: Attacker, sql: string) =>
  enter(who, async (tx) => {
    const rows = await tx.rows(raw(sql))
    return rows.length ? rows : await tx.count(raw(sql))
  }).catch((error) => error.code ?? error.message)

describe.each(Object.entries(attacks) as [Attacker, readonly string[]][])('%s is refused', (who, statements) => {
  test.each(statements)('%s', async (sql) => expect(['42501', 0]).toContain(await outcome(who, sql)))
})

describe.each(everyone)('%s, like everyone, is refused', (who) => {
  test.each(byEveryone)('%s', async (sql) => expect(['42501', 0]).toContain(await outcome(who, sql)))
})

test('T05 with row-level security switched off, a query fails instead of seeing all', async () => {
  const looking = enter('talent', async (tx) => {
    await tx.rows(raw(`select set_config('row_security', 'off', true)`))
    return tx.rows(raw('select id from candidates'))
  })
  await expect(looking).rejects.toMatchObject({ code: '42501' })
})

test('T06 a generated column and an identity column take no value from anyone', async () => {
  expect(await outcome('talent', 'update users set talent = true')).toBe('428C9')
  expect(
    await outcome('system', `insert into terms_acceptances (id, user_id, version) values (1, '${people.admin}', '1')`),
  ).toBe('428C9')
})

test('a row in bulk is refused where row-level security holds', async () => {
  expect(await outcome('visitor', `copy mails (kind, recipient, subject) from '/tmp/mails'`)).toBe('42501')
})

test('T05 no attack has changed anything', async () => {
  expect(before.match(/<md5>[0-9a-f]{32}</g)?.length).toBeGreaterThan(10)
  expect(await checksum()).toBe(before)
})

test('what is theirs works by the same way', async () => {
  expect(await outcome('talent', 'select id from candidates')).toHaveLength(1)
  expect(await outcome('buyer', `update projects set title = 'x'`)).toBe(3)
  expect(await checksum()).not.toBe(before)
})
