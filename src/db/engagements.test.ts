import { afterAll, expect, test } from 'vitest'
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
  ['a firm leaves with its owner', [`delete from identity.users where id = '${people.buyer}'`]],
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
