import type { Run } from '../driver.ts'
import { columns, entries, type Line, policyMatrix } from './policy-matrix.ts'

/** Two more who must be taken for visitors, in every cell. */
const asVisitors = ['unconfirmed', 'expired'] as const

/** One statement as one person, undone at once; answers which rows it saw or touched, judged from behind the policies. */
const attempt = `
  create or replace function pg_temp.attempt(entry text, statement text, target text, label text) returns text[]
    language plpgsql
  as $$
  declare
    snapshot constant text :=
      format('select coalesce(jsonb_object_agg((%s)::text, ctid), ''{}'') from %s', label, target);
    before jsonb;
    after jsonb;
    found text[];
  begin
    execute snapshot into before;
    execute 'select set_config(''role'', db_role, true), set_config(''app.user_id'', coalesce(user_id::text, ''''), true) '
      || entry;
    if statement = 'select' then
      execute format('select array_agg(distinct (%s)::text) from %s', label, target) into found;
    else
      execute statement;
      perform set_config('role', 'none', true);
      execute snapshot into after;
      select array_agg(case when b.key is null then '+' else b.key end) into found
      from jsonb_each(before) b full join jsonb_each(after) a using (key)
      where a.value is distinct from b.value;
    end if;
    raise exception using errcode = 'UNDO0';
  exception
    when sqlstate 'UNDO0' then return coalesce(found, '{}');
    when insufficient_privilege then return null;
    when others then return array[sqlstate || ' ' || sqlerrm];
  end
  $$`

export const grantEverything = `
  grant usage on schema public, identity, migration, app to app_user, app_visitor, app_system;
  grant all on all tables in schema public, identity, migration to app_user, app_visitor, app_system`

export type Matrix = Record<string, string>

/** Where a schema is closed to someone, its name must be said for the refusal to be one. */
const qualified = (table: string) => (table.includes('.') ? table : `public.${table}`)

const linesOf = (table: string): [statement: string, line: Line][] => {
  const declared = policyMatrix[table]
  if (!declared) throw new Error(`${table} is not in the matrix of policies.`)
  return [
    ['select', declared.select],
    ...Object.entries(declared.insert).map(
      ([what, line]) => [`insert into ${qualified(table)} ${what}`, line] as [string, Line],
    ),
    ...Object.entries(declared.update).map(
      ([what, line]) => [`update ${qualified(table)} set ${what}`, line] as [string, Line],
    ),
    [`delete from ${qualified(table)}`, declared.delete],
  ]
}

/** With everything granted, permission is denied by a policy or there is no row in reach: both are nothing. */
const policyAlone = (cell: string) => (cell === '-' ? '.' : cell)

export function expectedCells(table: string, isAllGranted: boolean): Matrix {
  const lines = linesOf(table).filter(([, line]) => !(isAllGranted && typeof line === 'object'))
  return Object.fromEntries(
    lines.map(([statement, line]) => {
      const cells = (typeof line === 'string' ? line : line.cells).split(/\s+/)
      const all = [...cells, ...asVisitors.map(() => cells[0] as string)]
      return [statement, (isAllGranted ? all.map(policyAlone) : all).join(' ')]
    }),
  )
}

/** What really happened, in the same form. */
export async function triedCells(run: Run, table: string, isAllGranted: boolean): Promise<Matrix> {
  const { label = 'id', rows = {} } = policyMatrix[table] ?? {}
  const letterOf = new Map(Object.entries(rows).map(([letter, key]) => [key, letter]))
  const order = [...letterOf.values()]
  const cellOf = (found: string[] | null) => {
    if (!found) return '-'
    const letters = found.map((key) => letterOf.get(key) ?? key)
    return letters.sort((a, b) => order.indexOf(a) - order.indexOf(b)).join('') || '.'
  }
  await run({ sql: attempt, parameters: [] })
  const { rows: tried } = await run({
    sql: `select s as statement, pg_temp.attempt(e, s, $3, $4) as found
      from unnest($1::text[]) with ordinality as lines (s, line),
        unnest($2::text[]) with ordinality as entries (e, entry)
      order by line, entry`,
    parameters: [
      Object.keys(expectedCells(table, isAllGranted)),
      [...columns, ...asVisitors].map((who) => entries[who]),
      qualified(table),
      label,
    ],
  })
  const cells = Map.groupBy(tried as { statement: string; found: string[] | null }[], (row) => row.statement)
  return Object.fromEntries(
    [...cells].map(([statement, found]) => [
      statement,
      found.map((row) => (isAllGranted ? policyAlone : String)(cellOf(row.found))).join(' '),
    ]),
  )
}
