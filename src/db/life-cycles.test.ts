import { afterAll, describe, expect, test } from 'vitest'
import type { Actor, LifeCycle } from '#domain/life-cycle.ts'
import { lifeCycles } from '#domain/life-cycles.ts'
import { seededDatabase } from './testing/seeded-database.ts'
import {
  applications,
  buyers,
  candidates,
  engagements,
  firms,
  interviews,
  introCalls,
  invoices,
  offers,
  people,
  projectInvitations,
  projects,
  statements,
  weeks,
} from './testing/world.ts'

const database = await seededDatabase()
afterAll(() => database.close())

type Role = 'app_visitor' | 'app_talent' | 'app_buyer' | 'app_admin' | 'app_system'

/** Who acts in the database as which actor. Guests come by a link, and the product writes for them. */
const roles: Record<Role, { actors: Actor[]; userId: string; buyerId?: string; firmId?: string }> = {
  app_visitor: { actors: [], userId: '' },
  app_talent: { actors: ['talent'], userId: people.talent },
  app_buyer: { actors: ['owner'], userId: people.buyer, buyerId: buyers.buyer, firmId: firms.buyer },
  app_admin: { actors: ['admin'], userId: people.admin },
  app_system: { actors: ['guest', 'system'], userId: '' },
}

type Subject = {
  row: string
  /** What else is written with a status, where the row would be impossible or nobody's without it. */
  with?: Partial<Record<Role | 'arranged', string>>
  /** What else must be so for every move to be possible. */
  prepared?: readonly string[]
  /** What the product does with it, it does through functions of the definer. */
  isOutOfSystemsReach?: true
}

/** A row of each, which everyone who has a part in its life reaches. */
const subjects: Record<keyof typeof lifeCycles, Subject> = {
  candidates: {
    row: `id = '${candidates.talent}'`,
    with: {
      arranged: `reviewed_at = now(), rejection_reason = 'x'`,
      app_admin: `reviewed_at = now(), rejection_reason = 'x', reviewed_by = app.user_id()`,
    },
  },
  projects: { row: `id = '${projects.open}'`, isOutOfSystemsReach: true },
  applications: { row: `id = '${applications.open}'`, isOutOfSystemsReach: true },
  intro_calls: {
    row: `id = '${introCalls.talent}'`,
    with: { app_admin: `cancelled_by = app.user_id(), cancel_reason = 'x'` },
  },
  interviews: {
    row: `id = '${interviews.proposed}'`,
    with: {
      arranged: `starts_at = '2040-01-05 10:00Z', ends_at = '2040-01-05 10:30Z', proposed_by = null`,
    },
    // The same time throughout, so that the life cycle alone decides.
    prepared: ['alter table interviews drop constraint interviews_proposed_has_no_time'],
  },
  project_invitations: { row: `id = '${projectInvitations.talent}'` },
  offers: {
    row: `id = '${offers.sent}'`,
    with: { arranged: `expires_at = '2040-01-05', decided_at = now()` },
  },
  statements: {
    row: `id = '${statements.signed}'`,
    with: {
      arranged: `sealed_file = '\\x0001', sealed_sha256 = encode(sha256('\\x0001'), 'hex'), initials = 'x', executed_at = now()`,
    },
  },
  engagements: {
    row: `id = '${engagements.own}'`,
    with: { arranged: `ends_on = '2040-01-05', reason = 'x'` },
    // The gate is open.
    prepared: [
      'update onboarding_items set done_at = now()',
      `update firms set terms_granted_at = now() where id = '${firms.buyer}'`,
      `update statements set offer_id = '${offers.draft}', status = 'executed', sealed_file = '\\x0002', initials = 'x', executed_at = now(),
        sealed_sha256 = encode(sha256('\\x0002'), 'hex'),
        facts = '{"terms": {"startDate": "2020-01-05", "trialDays": 5, "noticeDays": 14}}' where id = '${statements.signed}'`,
    ],
    isOutOfSystemsReach: true,
  },
  weeks: {
    row: `id = '${weeks.submitted}'`,
    with: { arranged: `decided_at = now(), reason = 'x'` },
  },
  invoices: {
    row: `id = '${invoices.draft}'`,
    with: { arranged: `number = 'INV-2020-0009', issued_on = '2020-01-01', due_on = '2020-01-01'` },
    isOutOfSystemsReach: true,
  },
  resume_files: { row: `path = 'r'` },
}

/** Tries one statement as one role on a row that was put into a status, and undoes both. */
const attempt = `
  create or replace function pg_temp.attempt(arrangement text, role text, user_id text, buyer_id text, firm_id text, statement text) returns boolean
    language plpgsql
  as $$
  declare
    touched int;
  begin
    perform set_config('session_replication_role', 'replica', true);
    execute arrangement;
    perform set_config('session_replication_role', 'origin', true);
    perform set_config('role', role, true), set_config('app.user_id', user_id, true), set_config('app.buyer_id', buyer_id, true),
      set_config('app.firm_id', firm_id, true), set_config('app.firm_role', 'owner', true);
    execute statement;
    get diagnostics touched = row_count;
    raise exception using errcode = case touched when 1 then 'DONE0' else 'NONE0' end;
  exception
    when sqlstate 'DONE0' then return true;
    when others then return false;
  end
  $$`

const everyone = Object.keys(roles).join(', ')
const openings = [
  `grant select, update, delete on $table to ${everyone}`,
  `create policy open on $table to ${everyone} using (true) with check (true)`,
]

const cases = (Object.keys(subjects) as (keyof typeof subjects)[]).map((table) => {
  const lifeCycle: LifeCycle = lifeCycles[table]
  return { table, lifeCycle, ...subjects[table] }
})

describe.each(cases)('$table', ({ table, lifeCycle, row, with: columns = {}, prepared = [], isOutOfSystemsReach }) => {
  const set = (status: string, role: Role | 'arranged') =>
    `update ${table} set ${[`status = '${status}'`, columns[role]].filter(Boolean).join(', ')} where ${row}`

  /** What was possible, of everything that was tried. */
  const tried = (isPolicyOpen: boolean) =>
    database.undone(async (ask) => {
      await ask('set local session_replication_role = replica')
      for (const sql of prepared) await ask(sql)
      await ask('set local session_replication_role = origin')
      await ask(attempt)
      if (isPolicyOpen) for (const sql of openings) await ask(sql.replaceAll('$table', table))
      const done: string[] = []
      for (const from of lifeCycle.statuses)
        for (const [role, { userId, buyerId = '', firmId = '' }] of Object.entries(roles))
          for (const to of [...lifeCycle.statuses.filter((status) => status !== from), 'deleted']) {
            const statement = to === 'deleted' ? `delete from ${table} where ${row}` : set(to, role as Role)
            const parameters = [set(from, 'arranged'), role, userId, buyerId, firmId, statement]
            const { rows } = await ask('select pg_temp.attempt($1, $2, $3, $4, $5, $6) as done', parameters)
            if (rows[0]?.done) done.push(`${from} > ${to} as ${role}`)
          }
      return done.sort()
    })

  const allowed = Object.values(lifeCycle.moves)
    .flatMap(({ from, to, by }) =>
      Object.entries(roles)
        .filter(([, { actors }]) => actors.some((actor) => by.includes(actor)))
        .flatMap(([role]) => (to === 'same' ? [] : from.map((status) => `${status} > ${to} as ${role}`))),
    )
    .sort()

  test('T50 goes where its life cycle says, by whom it says, and nowhere else', async () => {
    const unreached = isOutOfSystemsReach ? 'as app_system' : 'as nobody'
    expect(await tried(false)).toEqual(allowed.filter((move) => !move.endsWith(unreached)))
  })

  test('T06 does so by its trigger alone, were every policy and grant forgotten', async () => {
    const isChange = (move: string) => !move.includes('> deleted')
    expect((await tried(true)).filter(isChange)).toEqual(allowed.filter(isChange))
  })

  test('lists its statuses, begins with a start, and lets a trigger check its moves', async () => {
    const [found] = await database.ownerRun(
      `select pg_get_constraintdef(k.oid) as listed, pg_get_expr(adbin, adrelid) as begun,
         (select tgfoid::regproc::text from pg_trigger where tgrelid = a.attrelid and tgname = 'moves') as checked
       from pg_attribute a join pg_constraint k on k.conrelid = attrelid and k.conkey = array[attnum] and contype = 'c'
       join pg_attrdef on adrelid = attrelid and adnum = attnum
       where attrelid = $1::regclass and attname = 'status'`,
      [table],
    )
    const words = (sql: unknown) => [...String(sql).matchAll(/'([^']+)'::text/g)].map((match) => match[1])
    expect(words(found?.listed)).toEqual(lifeCycle.statuses)
    expect(Object.values(lifeCycle.starts).map(({ to }) => to)).toContain(words(found?.begun)[0])
    expect(found?.checked).toBe('app.check_move')
  })
})

test('every status belongs to a life cycle, but for those of the queue', async () => {
  const held = await database.ownerRun(
    `select distinct conrelid::regclass::text as name from pg_constraint k
     join pg_attribute a on attrelid = conrelid and conkey = array[attnum] and attname = 'status' where contype = 'c'`,
  )
  expect(held.map(({ name }) => name).sort()).toEqual([...Object.keys(lifeCycles), 'jobs', 'mails'].sort())
})

test('the database knows each event by where a status came from and where it went', async () => {
  const rows = await database.ownerRun(
    `select concat_ws(' ', table_name, subject, coalesce(from_status, 'new'), coalesce(to_status, 'deleted'), event, actors) as row
     from app.life_cycle_moves()`,
  )
  const wanted = Object.entries<LifeCycle>(lifeCycles).flatMap(([table, { subject, starts, moves }]) => [
    ...Object.values(starts).map(({ to, event, by }) => `${table} ${subject} new ${to} ${event} {${by}}`),
    ...Object.values(moves).flatMap(({ from, to, event, by }) =>
      from.map((status) => `${table} ${subject} ${status} ${to === 'same' ? status : to} ${event} {${by}}`),
    ),
  ])
  expect(rows.map(({ row }) => row).sort()).toEqual(wanted.sort())
})

test('the events of candidates, which also tell what else changed, are named by their status', () => {
  for (const { to, event } of Object.values<LifeCycle['moves'][string]>(lifeCycles.candidates.moves))
    if (to !== 'same') expect(event).toBe(`candidate.${to}`)
})
