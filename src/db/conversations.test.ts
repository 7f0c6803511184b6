import { afterAll, expect, test } from 'vitest'
import { seededDatabase } from './testing/seeded-database.ts'
import { buyers, candidates, firms, people, projects } from './testing/world.ts'

const database = await seededDatabase()
afterAll(() => database.close())

/** Everything joined for each search: what the kept words must answer without it. */
const joined = (q: string, size: number) => `
  select s.id
  from threads s
  left join projects p on p.id = s.project_id
  left join buyers h on h.id = p.buyer_id and s.user_id = app.user_id()
  left join users u on u.id = s.user_id and s.user_id <> app.user_id()
  left join candidates c on c.user_id = u.id
  left join buyers b on b.user_id = u.id
  where (s.user_id = app.user_id() or s.firm_id = app.firm_id()
      or current_setting('tested.role') = 'app_admin' and (s.is_with_operator or s.reported_at is not null))
    and (s.last_message_at is not null or s.started_by = app.user_id() or s.reported_at is not null)
    and lower(concat_ws(' ', coalesce(p.title, s.title),
      coalesce(c.name, nullif(concat_ws(' ', b.first_name, left(b.last_name, 1) || '.'), ''), u.name),
      coalesce(regexp_replace(c.public_profile #>> '{personal_info,location}', '^.*,\\s*', ''), b.company_name),
      concat_ws(' ', h.first_name, left(h.last_name, 1) || '.'), h.company_name)) like '%${q}%'
  order by coalesce(s.last_message_at, s.created_at) desc, s.id
  limit ${size}`

const readers = [
  { role: 'app_talent', person: people.talent, firm: '' },
  { role: 'app_buyer', person: people.buyer, firm: firms.buyer },
  { role: 'app_buyer', person: people.otherBuyer, firm: firms.otherBuyer },
  { role: 'app_admin', person: people.admin, firm: '' },
]

const names = [
  `update candidates set name = 'Ana Lopez', profile_data = '{"personal_info": {"location": "Cebu, Philippines"}}' where id = '${candidates.talent}'`,
  `update candidates set name = 'Ben Anders', profile_data = '{"personal_info": {"location": "Lima, Peru"}}' where id = '${candidates.otherTalent}'`,
  `update buyers set first_name = 'Ann', last_name = 'Moss' where id = '${buyers.buyer}'`,
  // A buyer's conversation with the operator, and one without a word.
  `insert into threads (user_id, is_with_operator, last_message_at) values ('${people.buyer}', true, now())`,
  `insert into threads (user_id, is_with_operator) values ('${people.otherBuyer}', true)`,
]

const changes: [string, string[]][] = [
  ['nothing else', []],
  [
    'people, projects and firms change their names',
    [
      `update candidates set name = null where id = '${candidates.otherTalent}'`,
      `update users set name = 'Zoe Peres' where id = '${people.otherTalent}'`,
      `update candidates set profile_data = '{}' where id = '${candidates.talent}'`,
      `update projects set title = 'Anna’s close' where id in ('${projects.open}', '${projects.others}')`,
      `update firms set name = 'Lopez & Moss' where id = '${firms.buyer}'`,
      `update buyers set first_name = 'Bea' where id = '${buyers.otherBuyer}'`,
    ],
  ],
  [
    'a project and an account are deleted',
    [
      `delete from projects where id = '${projects.others}'`,
      `delete from identity.users where id = '${people.otherTalent}'`,
    ],
  ],
  [
    'a conversation goes to another account',
    [`update threads set user_id = '${people.rejectedTalent}' where user_id = '${people.talent}' and is_with_operator`],
  ],
]

test.each(changes)('a search finds what stands in a list of conversations, after %s', async (_, statements) => {
  await database.undone(async (ask) => {
    for (const sql of [...names, ...statements]) await ask(sql)
    let found = 0
    for (const { role, person, firm } of readers)
      for (const q of [
        'a',
        'an',
        'lopez',
        'ana lopez',
        'philippines',
        'peru',
        'moss',
        'ann m.',
        'close',
        'zoe peres',
        'x_%',
      ])
        for (const size of [1, 10]) {
          const enter = (name: string) =>
            ask(`select set_config('app.user_id', '${person}', true), set_config('app.firm_id', '${firm}', true),
              set_config('tested.role', '${role}', true), set_config('role', '${name}', true)`)
          await enter('none')
          const expected = (await ask(joined(q.replace(/[%_]/g, '\\$&'), size))).rows
          await enter(role)
          const answered = (await ask(`select id from app.find_threads($1, null, ${size})`, [q])).rows
          await ask(`select set_config('role', 'none', true)`)
          expect(answered, `${role} ${q} ${size}`).toEqual(expected)
          found += answered.length
        }
    expect(found).toBeGreaterThan(20)
  })
})
