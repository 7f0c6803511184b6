import type { Run } from '../driver.ts'
import { columns, type Line, seats, takenForVisitors } from './policies/line.ts'
import { policyMatrix } from './policy-matrix.ts'

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
    execute 'select set_config(''role'', db_role, true), set_config(''app.user_id'', coalesce(user_id::text, ''''), true), '
      'set_config(''app.buyer_id'', coalesce(buyer_id::text, ''''), true), '
      'set_config(''app.firm_id'', coalesce(firm_id::text, ''''), true), '
      'set_config(''app.firm_role'', coalesce(firm_role, ''''), true) '
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

const grantEverything = (table: string) => `grant all on ${table} to app_user, app_visitor, app_system`

/** Which cells: of one table, as granted or by its policies alone, of all commands or of one. */
export type Part = { table: string; isAllGranted: boolean; command?: string }

/** The cells of each statement. */
export type Cells = Record<string, string>

/** Where a schema is closed to someone, its name must be said for the refusal to be one. */
const qualified = (table: string) => (table.includes('.') ? table : `public.${table}`)

const linesOf = (table: string): [line: Line, statement: string][] => {
  const declared = policyMatrix[table]
  if (!declared) throw new Error(`${table} is not in the matrix of policies.`)
  return [
    [declared.select, 'select'],
    ...declared.insert.map(([line, what]): [Line, string] => [line, `insert into ${qualified(table)} ${what}`]),
    ...declared.update.map(([line, what]): [Line, string] => [line, `update ${qualified(table)} set ${what}`]),
    [declared.delete, `delete from ${qualified(table)} where ${declared.deleteWhere ?? true}`],
  ]
}

/** Where the seats aren't told apart, they get what another firm's owner gets of rows that are nobody's. */
function cellsOf(line: Line, statement: string): string[] {
  const [alone = '', seated] = (typeof line === 'string' ? line : line.cells).split('|').map((part) => part.trim())
  const cells = alone.split(/\s+/)
  const other = cells[Object.keys(columns).indexOf('otherBuyer')] as string
  if (!seated && !/^[-.+]$/.test(other)) throw new Error(`Say what each seat gets: ${statement}`)
  const told = seated ? seated.split(/\s+/) : Object.keys(seats).map(() => other)
  if (told.length !== Object.keys(seats).length) throw new Error(`A cell for each seat: ${statement}`)
  return [...cells, ...told]
}

/** With everything granted, permission is denied by a policy or there is no row in reach: both are nothing. */
const policyAlone = (cell: string) => (cell === '-' ? '.' : cell)

export function expectedCells({ table, isAllGranted, command = '' }: Part): Cells {
  const lines = linesOf(table).filter(
    ([line, statement]) => statement.startsWith(command) && !(isAllGranted && typeof line === 'object'),
  )
  return Object.fromEntries(
    lines.map(([line, statement]) => {
      const cells = cellsOf(line, statement)
      const all = [...cells, ...Object.keys(takenForVisitors).map(() => cells[0] as string)]
      return [statement, (isAllGranted ? all.map(policyAlone) : all).join(' ')]
    }),
  )
}

/** What really happened, in the same form; nothing of it stays. */
export async function triedCells(run: Run, part: Part): Promise<Cells> {
  await run({ sql: 'savepoint before', parameters: [] })
  const { arrange } = policyMatrix[part.table] ?? {}
  if (arrange) await run({ sql: arrange, parameters: [] })
  if (part.isAllGranted) await run({ sql: grantEverything(part.table), parameters: [] })
  await run({ sql: attempt, parameters: [] })
  const cells = await tryCells(run, part)
  await run({ sql: 'rollback to before', parameters: [] })
  return cells
}

async function tryCells(run: Run, part: Part): Promise<Cells> {
  const { table, isAllGranted } = part
  const { label = 'id', rows = {} } = policyMatrix[table] ?? {}
  const letterOf = new Map(Object.entries(rows).map(([letter, key]) => [key, letter]))
  const order = [...letterOf.values()]
  const cellOf = (found: string[] | null) => {
    if (!found) return '-'
    const letters = found.map((key) => letterOf.get(key) ?? key)
    return letters.sort((a, b) => order.indexOf(a) - order.indexOf(b)).join('') || '.'
  }
  const { rows: tried } = await run({
    sql: `select s as statement, pg_temp.attempt(e, s, $3, $4) as found
      from unnest($1::text[]) with ordinality as lines (s, line),
        unnest($2::text[]) with ordinality as entries (e, entry)
      order by line, entry`,
    parameters: [
      Object.keys(expectedCells(part)),
      [...Object.values(columns), ...Object.values(seats), ...Object.values(takenForVisitors)],
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
