import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowTypes } from '../../scripts/generate-rows.ts'
import { functionCallers } from './testing/function-callers.ts'
import { type TestDatabase, testDatabase } from './testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const ours = `nspname in ('public', 'identity', 'app', 'migration')`
const appRoles = ['app_user', 'app_visitor', 'app_talent', 'app_buyer', 'app_admin', 'app_system', 'app_definer']

/** The first column of each row, as text. */
async function list(sql: string, parameters: unknown[] = []): Promise<string[]> {
  return (await database.ownerRun(sql, parameters)).map((row) => String(Object.values(row)[0]))
}

describe('T04 every table', () => {
  test('is under forced row-level security', async () => {
    const tables = `from pg_class c join pg_namespace n on n.oid = relnamespace where relkind in ('r', 'p') and ${ours}`
    expect(await list(`select relname ${tables}`)).toHaveLength(97)
    expect(await list(`select relname ${tables} and not (relrowsecurity and relforcerowsecurity)`)).toEqual([])
  })

  test('belongs to the owner, and nothing of ours lies in another schema', async () => {
    expect(
      await list(`select distinct tableowner from pg_tables where schemaname in ('public', 'identity', 'migration')`),
    ).toEqual(['glide_owner'])
    expect(
      await list(`select nspname from pg_namespace
        where nspname !~ '^pg_' and nspname <> 'information_schema' and not ${ours}`),
    ).toEqual([])
  })

  test('is read directly: there is no view that would read as its owner', async () => {
    expect(
      await list(`select relname from pg_class c join pg_namespace n on n.oid = relnamespace
        where relkind in ('v', 'm') and ${ours}`),
    ).toEqual([])
  })

  test('has an index behind each foreign key', async () => {
    const bare = await list(
      `select conrelid::regclass || ' (' || (select string_agg(attname, ', ' order by place)
         from unnest(conkey) with ordinality as key (number, place)
         join pg_attribute on attrelid = conrelid and attnum = number) || ')'
       from pg_constraint k where contype = 'f' and not exists (
         select from pg_index where indrelid = conrelid and indpred is null
           and (string_to_array(indkey::text, ' ')::smallint[])[1:cardinality(conkey)] = conkey)`,
    )
    expect(bare).toEqual([])
  })
})

describe('T04 every policy', () => {
  test('is permissive and says whom it is for', async () => {
    expect(
      await list(`select policyname from pg_policies where 'public' = any (roles) or permissive <> 'PERMISSIVE'`),
    ).toEqual([])
  })

  test('that writes has a condition, but for the system, the definer and the ledger’s owner', async () => {
    const unconditional = await list(
      `select tablename || '.' || policyname || ' to ' || roles::text from pg_policies
       where cmd <> 'SELECT' and coalesce(qual, 'true') = 'true' and coalesce(with_check, 'true') = 'true'
         and not roles <@ '{app_system, app_definer, glide_owner}'`,
    )
    expect(unconditional).toEqual([])
  })

  test('asks who it is once per statement, not once per row', async () => {
    const perRow = await list(
      `select tablename || '.' || policyname from pg_policies
       where concat(qual, with_check) ~ '(?<!SELECT )app\\.(user_id|buyer_id|firm_id|firm_role|may_manage|may_approve|owns_firm|may_apply)\\('`,
    )
    expect(perRow).toEqual([])
  })
})

describe('T04 every function', () => {
  const functions = `from pg_proc p join pg_namespace n on n.oid = pronamespace where ${ours}`

  // The names in a body of standard SQL are bound when it is made, so no path can turn them; without a path of its own
  // the planner can put the body in place of the call.
  test('has a fixed search path, or runs as its caller with names bound when it was made', async () => {
    const isBound = 'prosqlbody is not null and not prosecdef'
    const isFixed = `coalesce(proconfig && array['search_path=""'], false)`
    expect(await list(`select proname ${functions} and not (${isFixed} or ${isBound})`)).toEqual([])
  })

  test('that sees more than its caller belongs to the definer, and no other does', async () => {
    expect(await list(`select proname ${functions} and prosecdef <> (proowner = 'app_definer'::regrole)`)).toEqual([])
  })

  test('may be called by these alone', async () => {
    const callable = await database.ownerRun(
      `select proname as name, array(
         select rolname from pg_roles
         where rolname = any ($1) and has_function_privilege(rolname, p.oid, 'execute') order by rolname
       )::text[] as callers ${functions} order by proname`,
      [[...appRoles.filter((role) => role !== 'app_definer'), 'glide_app']],
    )
    expect(Object.fromEntries(callable.map(({ name, callers }) => [name, callers]))).toEqual(functionCallers)
  })
})

describe('T04 every role', () => {
  test('of the application has no power of its own', async () => {
    const powers = `rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication`
    expect(await list(`select rolname from pg_roles where rolname = any ($1)`, [appRoles])).toHaveLength(7)
    expect(
      await list(`select rolname from pg_roles where rolname = any ($1) and (${powers} or rolcanlogin)`, [appRoles]),
    ).toEqual([])
    expect(
      await list(`select rolname from pg_roles where rolname = 'glide_app' and (${powers} or rolinherit)`),
    ).toEqual([])
  })

  test('owns nothing, but for the definer’s functions', async () => {
    const owned = await list(
      `select distinct classid::regclass || ' of ' || rolname from pg_shdepend join pg_roles r on r.oid = refobjid
       where deptype = 'o' and refclassid = 'pg_authid'::regclass and rolname = any ($1)`,
      [[...appRoles, 'glide_app']],
    )
    expect(owned).toEqual(['pg_proc of app_definer'])
  })

  test('is a member of these alone', async () => {
    const memberships = await list(
      `select distinct member.rolname || ' in ' || granted.rolname from pg_auth_members
       join pg_roles member on member.oid = member join pg_roles granted on granted.oid = roleid
       where granted.rolname = any ($1) and member.rolname <> 'glide_owner'`,
      [appRoles],
    )
    expect(memberships.sort()).toEqual([
      'app_admin in app_user',
      'app_buyer in app_user',
      'app_talent in app_user',
      ...['admin', 'buyer', 'system', 'talent', 'visitor'].map((role) => `glide_app in app_${role}`),
    ])
  })

  test.each(appRoles)('%s cannot become another', async (role) => {
    const reached: string[] = []
    for (const other of appRoles.filter((name) => name !== role)) {
      const becoming = database.asSuperuser(async (run) => {
        await run({ sql: `set local session authorization ${role}`, parameters: [] })
        await run({ sql: `set local role ${other}`, parameters: [] })
      })
      await becoming.then(
        () => reached.push(other),
        (error) => expect(error.code).toBe('42501'),
      )
    }
    expect(reached).toEqual(['app_talent', 'app_buyer', 'app_admin'].includes(role) ? ['app_user'] : [])
  })

  test('public reaches no table, no column and no sequence', async () => {
    const grants = await list(
      `select relname from pg_class c join pg_namespace n on n.oid = relnamespace, aclexplode(relacl) a
       where ${ours} and a.grantee = 0
       union all select attname from pg_attribute join pg_class c on c.oid = attrelid
       join pg_namespace n on n.oid = relnamespace, aclexplode(attacl) a where ${ours} and a.grantee = 0`,
    )
    expect(grants).toEqual([])
  })
})

test('the row types are current', async () => {
  expect(await readFile(new URL('./rows.ts', import.meta.url), 'utf8')).toBe(await rowTypes(database.driver))
})
