import { readFile, writeFile } from 'node:fs/promises'
import type { Run } from '#db/driver.ts'
import { testDatabase } from '#db/testing/test-database.ts'

const file = new URL('../src/db/schema.sql', import.meta.url)

/** Names sort alike wherever the database was made. */
const grantee = `(case grantee when 0 then 'public' else grantee::regrole::text end collate "C")`
const roleNames = (roles: string) =>
  `(select string_agg(role::regrole::text, ', ' order by role::regrole::text collate "C") from unnest(${roles}) as role)`

/** Everything that is written once for the database. Each query answers one column, `line`. */
const heads = {
  roles: `
    select format('create role %s%s%s;', r.rolname,
      case when rolcanlogin or rolsuper or rolbypassrls or rolcreaterole or rolcreatedb then ' WITH POWERS' else '' end,
      ' in role ' || (select string_agg(roleid::regrole::text, ', ' order by roleid::regrole::text collate "C")
        from pg_auth_members where member = r.oid)) as line
    from pg_roles r where rolname ~ '^app_' order by rolname`,
  schemas: `
    select 'create schema ' || nspname || ';' || coalesce((
      select string_agg(E'\\n' || format('grant %s on schema %s to %s;', what, nspname, name), '' order by name) from (
        select string_agg(lower(privilege_type), ', ' order by privilege_type collate "C") as what, ${grantee} as name
        from aclexplode(nspacl) where grantee <> nspowner group by grantee
      ) as granted), '') as line
    from pg_namespace where nspname in ('app', 'identity', 'migration', 'public') order by nspname`,
  functions: `
    select format(E'%s;\\nalter function %s owner to %s;%s\\n', btrim(pg_get_functiondef(p.oid), E'\\n '),
      p.oid::regprocedure, proowner::regrole, coalesce((
        select E'\\n' || format('grant execute on function %s to %s;', p.oid::regprocedure,
          string_agg(${grantee}, ', ' order by ${grantee}))
        from aclexplode(proacl) where grantee <> proowner having count(*) > 0), '')) as line
    from pg_proc p where pronamespace::regnamespace::text in ('app', 'identity') order by p.oid::regprocedure::text collate "C"`,
}

/** Everything that belongs to a table: rows of `oid` (the table's) and `line`, in the order in which they are read. */
const parts = {
  columns: `
    select attrelid as oid, format('%s %s%s%s', attname, format_type(atttypid, atttypmod),
      case when attnotnull then ' not null' else '' end,
      case when attidentity = 'a' then ' generated always as identity'
        when attgenerated = 's' then format(' generated always as (%s) stored', pg_get_expr(adbin, adrelid))
        else coalesce(' default ' || pg_get_expr(adbin, adrelid), '') end) as line
    from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attnum > 0 and not attisdropped order by attnum`,
  constraints: `
    select conrelid as oid, format('constraint %s %s', conname, pg_get_constraintdef(oid)) as line
    from pg_constraint where contype in ('p', 'u', 'x', 'f', 'c')
    order by array_position('{p,u,x,f,c}', contype::text), conname`,
  indexes: `
    select indrelid as oid, pg_get_indexdef(indexrelid) || ';' as line
    from pg_index where not exists (select from pg_constraint where conindid = indexrelid)
    order by indexrelid::regclass::text collate "C"`,
  triggers: `
    select tgrelid as oid, pg_get_triggerdef(oid) || ';' as line
    from pg_trigger where not tgisinternal order by tgname`,
  policies: `
    select polrelid as oid, format('create policy %s on %s for %s to %s%s%s;', polname, polrelid::regclass,
      case polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end,
      ${roleNames('polroles')},
      coalesce(' using (' || pg_get_expr(polqual, polrelid) || ')', ''),
      coalesce(' with check (' || pg_get_expr(polwithcheck, polrelid) || ')', '')) as line
    from pg_policy order by polname`,
  grants: `
    select oid, format('grant %s on %s to %s;', string_agg(what, ', ' order by what collate "C"), oid::regclass, name) as line from (
      select c.oid, lower(privilege_type) as what, ${grantee} as name
      from pg_class c, aclexplode(relacl) where relkind = 'r' and grantee <> relowner
      union all
      select attrelid, format('%s (%s)', lower(privilege_type), string_agg(attname, ', ' order by attnum)), ${grantee}
      from pg_attribute, aclexplode(attacl) group by attrelid, privilege_type, grantee
    ) as granted group by oid, name order by name`,
}

const tables = `
  select c.oid, c.oid::regclass::text as name,
    case when relrowsecurity and relforcerowsecurity then 'enabled and forced' else 'OFF' end as security
  from pg_class c where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'identity', 'migration')
  order by relnamespace::regnamespace::text collate "C", relname`

/** The migrated database as it is, for reading in review; the same text from PGlite and from PostgreSQL. */
export async function schemaText(run: Run): Promise<string> {
  const rows = async (sql: string) => (await run({ sql, parameters: [] })).rows as { oid: number; line: string }[]
  const texts = ['-- Made by scripts/dump-schema.ts from the migrated database. For reading: not edited, not run.\n']
  for (const sql of Object.values(heads)) texts.push((await rows(sql)).map(({ line }) => `${line}\n`).join(''))

  const found: Record<string, Map<number, { line: string }[]>> = {}
  for (const [part, sql] of Object.entries(parts)) found[part] = Map.groupBy(await rows(sql), ({ oid }) => oid)
  const { rows: listed } = await run({ sql: tables, parameters: [] })
  for (const { oid, name, security } of listed as { oid: number; name: string; security: string }[]) {
    const lines = (...wanted: string[]) =>
      wanted.flatMap((part) => found[part]?.get(oid)?.map(({ line }) => line) ?? [])
    const body = lines('columns', 'constraints').map((line) => `  ${line}`)
    const rest = lines('indexes', 'triggers', 'policies', 'grants').map((line) => `${line}\n`)
    texts.push(`create table ${name} (\n${body.join(',\n')}\n);\n-- Row-level security: ${security}.\n${rest.join('')}`)
  }
  return texts.join('\n')
}

if (import.meta.main) {
  const database = await testDatabase()
  const wanted = await database.asSuperuser(schemaText)
  await database.close()
  if (process.argv.includes('--check')) {
    if ((await readFile(file, 'utf8')) !== wanted) {
      console.error('src/db/schema.sql is not current: run npm run db:schema')
      process.exit(1)
    }
  } else await writeFile(file, wanted)
}
