import { afterAll, expect, test } from 'vitest'
import { decideHours } from './testing/decide-hours.ts'
import { seededDatabase } from './testing/seeded-database.ts'
import { applications, candidates, firms, pairs, people } from './testing/world.ts'

const database = await seededDatabase()
afterAll(() => database.close())

/** Whose they are as their applications and projects say: what the firm of an engagement must answer without them. */
const joined = `
  select e.id from engagements e join applications a on a.id = e.application_id join projects p on p.id = a.project_id
  where a.user_id = app.user_id() or p.firm_id = app.firm_id()
  order by e.ended_at is not null, e.accepted_at desc, e.id limit 2`

const readers = [
  { role: 'app_talent', person: people.talent, firm: '' },
  { role: 'app_talent', person: people.otherTalent, firm: '' },
  { role: 'app_buyer', person: people.buyer, firm: firms.buyer },
  { role: 'app_buyer', person: people.otherBuyer, firm: firms.otherBuyer },
]

const changes: [string, string[]][] = [
  ['nothing else', []],
  [
    'one is accepted',
    [`update applications set status = 'accepted' where id in ('${applications.open}', '${applications.others}')`],
  ],
  [
    'some have ended',
    [
      `update applications set status = 'accepted' where id = '${applications.open}'`,
      `update engagements set status = 'terminated', reason = 'x' where application_id = '${applications.closed}'`,
    ],
  ],
  [
    'two candidates are merged',
    [
      `select set_config('app.user_id', '${people.admin}', true), set_config('role', 'app_admin', true)`,
      `select app.merge_candidates('${pairs.open}', '${candidates.talent}')`,
      `select set_config('role', 'none', true)`,
    ],
  ],
  ['a firm leaves with its owner', [...decideHours, `delete from identity.users where id = '${people.buyer}'`]],
]

test.each(changes)('everyone finds their engagements, those that go on first, after %s', async (_, statements) => {
  await database.undone(async (ask) => {
    for (const sql of statements) await ask(sql)
    for (const { role, person, firm } of readers) {
      const enter = (name: string) =>
        ask(
          `select set_config('app.user_id', '${person}', true), set_config('app.firm_id', '${firm}', true), set_config('role', '${name}', true)`,
        )
      await enter('none')
      const expected = (await ask(joined)).rows
      await enter(role)
      const answered = (await ask('select id from app.list_engagements(null, null, 2)')).rows
      await ask(`select set_config('role', 'none', true)`)
      expect(answered, `${role} ${person}`).toEqual(expected)
    }
    const { rows } =
      await ask(`select count(*)::int as wrong from engagements e join applications a on a.id = e.application_id
      join projects p on p.id = a.project_id where p.firm_id is distinct from e.firm_id`)
    expect(rows).toEqual([{ wrong: 0 }])
  })
})

test('nobody says whose an engagement is but its project', async () => {
  await database.undone(async (ask) => {
    const { rows } = await ask(
      `insert into engagements (application_id, firm_id) values ('${applications.open}', '${firms.otherBuyer}') returning firm_id`,
    )
    expect(rows).toEqual([{ firm_id: firms.buyer }])
  })
})

/** Asked one by one of what each table says: what the gates of many at once must answer. */
const lacking = `
  select e.id as engagement_id, array_remove(array[
      case when t.statement_id is null then 'statement' end,
      case when a.user_id is null or not app.has_second_factor(a.user_id) then 'talent-factor' end,
      case when not exists (
        select from buyers b where b.firm_id = p.firm_id and b.firm_role in ('owner', 'manager', 'approver') and app.has_second_factor(b.user_id)
      ) then 'approver-factor' end,
      case when not coalesce((select f.has_payment_method or f.terms_granted_at is not null from firms f where f.id = p.firm_id), false) then 'payment' end,
      case when exists (select from app.onboarding(e.id) i where i.is_required and not i.is_done and not i.is_fact) then 'onboarding' end,
      case when t.statement_id is not null and coalesce(t.starts_on > app.firm_today(p.firm_id), true) then 'start' end
    ], null) as missing,
    array(select distinct i.side from app.onboarding(e.id) i where i.is_required and not i.is_done and not i.is_fact order by 1) as open_sides
  from engagements e join applications a on a.id = e.application_id join projects p on p.id = a.project_id
  left join lateral app.engagement_terms(e.id) t on true order by e.id`

const acceptAll = `update applications set status = 'accepted' where id in ('${applications.open}', '${applications.others}')`
/** Without what follows from it: those that lack nothing would start. */
const tickAll = [
  'set local session_replication_role = replica',
  `update onboarding_items set done_at = now() where name <> 'same-person'`,
]
const gates: [string, string[]][] = [
  ['at the start', [acceptAll]],
  [
    'with a second factor of some',
    [
      acceptAll,
      `insert into identity.passkeys (user_id, credential_id, public_key, name) values ('${people.talent}', 'a', 'k', 'x'), ('${people.otherBuyer}', 'b', 'k', 'x')`,
    ],
  ],
  ['with a way to pay', [acceptAll, `update firms set has_payment_method = true where id = '${firms.buyer}'`]],
  ['with everything ticked but who was met', [acceptAll, ...tickAll]],
  ['with whom the firm met', [acceptAll, ...tickAll, `update interviews set was_as_profiled = true`]],
  ['without the firm', [acceptAll, ...decideHours, `delete from identity.users where id = '${people.buyer}'`]],
]

test.each(gates)('what engagements lack is the same asked for together and one by one, %s', async (_, statements) => {
  await database.undone(async (ask) => {
    for (const sql of statements) await ask(sql)
    const expected = (await ask(lacking)).rows
    expect(expected.length).toBeGreaterThan(1)
    const together = 'app.engagement_gates(array(select id from engagements))'
    expect((await ask(`select * from ${together} order by engagement_id`)).rows).toEqual(expected)
    const alone = 'select id as engagement_id, app.missing_for_start(id) as missing from engagements order by id'
    expect((await ask(alone)).rows).toEqual(expected.map(({ engagement_id, missing }) => ({ engagement_id, missing })))
  })
})
