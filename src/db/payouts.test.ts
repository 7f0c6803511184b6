import { afterAll, expect, test } from 'vitest'
import { seededDatabase } from './testing/seeded-database.ts'
import { candidates, people } from './testing/world.ts'

const database = await seededDatabase()
afterAll(() => database.close())

/** Every line summed: what the kept balances must answer without reading them. */
const summed = (day: string) => `
  select l.talent_id as "talentId", coalesce(max(c.name), max(u.name)) as name, max(app.card_country(c.public_profile -> 'personal_info')) as country,
    l.currency, greatest(coalesce(sum(l.amount_cents) filter (where l.due_on <= '${day}'), 0), least(0, sum(l.amount_cents))) as "dueCents",
    sum(l.amount_cents) as "owedCents", min(l.due_on) filter (where l.kind = 'work' and l.due_on > '${day}') as "nextDueOn"
  from payout_lines l left join users u on u.id = l.talent_id left join candidates c on c.user_id = l.talent_id
  group by l.talent_id, l.currency`
const countries = 'select country, currency, count(*)::int as people, sum("dueCents")::bigint as "dueCents"'

type Listed = { payouts: object[]; countries: object[] | null; total: number }

const days = ['2025-12-31', '2026-01-15', '2026-02-10', '2030-01-01']

/** Lines of three people in three currencies: work, payments, and what is paid ahead. */
const lines = `insert into payout_lines (talent_id, kind, amount_cents, currency, due_on, note)
  select (array['${people.talent}', '${people.otherTalent}', '${people.rejectedTalent}'])[1 + n % 3]::uuid, 'adjustment',
    (n * 7919) % 400 - 201, (array['USD', 'EUR', 'PHP'])[1 + n % 7 % 3], date '2026-01-01' + n % 40, 'x' from generate_series(1, 200) n
  where (n * 7919) % 400 <> 201`

const changes: [string, string[]][] = [
  ['lines are written', []],
  ['lines are taken back', [`delete from payout_lines where due_on < '2026-01-20' or currency = 'PHP'`]],
  ['the last lines are taken back', [`delete from payout_lines where due_on > '2026-01-20'`]],
  [
    'lines go to another account',
    [`update payout_lines set talent_id = '${people.talent}' where talent_id = '${people.otherTalent}'`],
  ],
  ['an account is deleted', [`delete from identity.users where id = '${people.otherTalent}'`]],
  [
    'people move and change their names',
    [
      `update candidates set name = 'Ana' where id = '${candidates.talent}'`,
      `update candidates set profile_data = '{"personal_info": {"location": "Tirana, Albania"}}' where id = '${candidates.talent}'`,
    ],
  ],
  [
    'an account is left without a record',
    [
      `update candidates set name = 'Cal' where user_id = '${people.rejectedTalent}'`,
      `update users set name = 'Ben' where id = '${people.rejectedTalent}'`,
      `update candidates set user_id = null where user_id = '${people.rejectedTalent}'`,
    ],
  ],
  [
    'such an account is renamed',
    [
      `update candidates set user_id = null where user_id = '${people.rejectedTalent}'`,
      `update users set name = 'Dan' where id = '${people.rejectedTalent}'`,
    ],
  ],
]

test.each(changes)('the list has what all lines sum to, after %s', async (_, statements) => {
  await database.undone(async (ask) => {
    await ask(lines)
    for (const sql of statements) await ask(sql)
    for (const day of days) {
      const order = 'order by "dueCents" desc, name, "talentId", currency'
      const expected = (await ask(`select * from (${summed(day)}) as one ${order}`)).rows
      expect(expected.length).toBeGreaterThan(2)
      const needed = `${countries} from (${summed(day)}) as one where "dueCents" > 0 group by 1, 2 order by 1 nulls last, 2`
      const page = async (skip: number, size: number | null, bound: number) =>
        (await ask(`select * from app.payout_page('${day}', ${skip}, ${size}, ${bound})`)).rows[0] as Listed
      const all = await page(0, null, 100)
      expect(all.payouts).toMatchObject(expected)
      expect(all.payouts).toHaveLength(expected.length)
      expect(all.countries ?? []).toEqual((await ask(needed)).rows)
      const pages = await Promise.all(expected.map((_, skip) => page(skip, 1, 1)))
      expect(pages.flatMap(({ payouts }) => payouts)).toEqual(all.payouts)
      expect([all.total, ...pages.map(({ total }) => total)]).toEqual([expected.length, ...expected.map(() => 2)])
    }
  })
})
