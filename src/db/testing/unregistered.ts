import type { Run } from '../driver.ts'
import { personalData } from '../personal-data/registry.ts'
import type { Impersonal, Rules } from '../personal-data/rules.ts'

/** Whoever a row may be about. */
const people = ['identity.users', 'users', 'candidates', 'buyers']

/** What columns about people are called: how to reach them, what they wrote, who it was. */
const personalColumn =
  '(^|_)(name|email|phone|whatsapp|address|recipient|label|note|notes|letter|reason|words|agent|password)$|_by$|^(user|actor)_'

const tableName = (oid: string) =>
  `(select case nspname when 'public' then relname else nspname || '.' || relname end
    from pg_class t join pg_namespace n on n.oid = t.relnamespace where t.oid = ${oid})`

const tablesSql = `select ${tableName('c.oid')} as name,
    exists (select from pg_attribute where attrelid = c.oid and attnum > 0 and attname ~ '${personalColumn}') as "hasColumns"
  from pg_class c join pg_namespace n on n.oid = relnamespace
  where relkind in ('r', 'p') and nspname in ('public', 'identity')`
const referencesSql = `select ${tableName('conrelid')} as "from", ${tableName('confrelid')} as to, confdeltype = 'c' as "cascades"
  from pg_constraint where contype = 'f'`
const partsSql = `select 'app.' || proname as name, prosrc as source, proargtypes[0] = 'candidates'::regtype
    or exists (select from pg_trigger where tgfoid = p.oid) or proname = 'merge_candidates' as "isCalled"
  from pg_proc p where pronamespace = 'app'::regnamespace and proname ~ '^(forget|merge)_'`

type Table = { name: string; hasColumns: boolean }
type Reference = { from: string; to: string; cascades: boolean }
type Part = { name: string; source: string; isCalled: boolean }

/** Every table from which references lead to one of the targets. */
function reaching(targets: string[], references: Reference[]): Set<string> {
  const reached = new Set(targets)
  for (let size = -1; size < reached.size; ) {
    size = reached.size
    for (const { from, to } of references) if (reached.has(to)) reached.add(from)
  }
  return reached
}

/** What the registry of personal data lacks, or says of the database that isn't so. */
export async function unregistered(run: Run, registry: Record<string, Rules | Impersonal> = personalData) {
  const ask = async <T>(sql: string) => (await run({ sql, parameters: [] })).rows as T[]
  const tables = await ask<Table>(tablesSql)
  const references = await ask<Reference>(referencesSql)
  const parts = new Map((await ask<Part>(partsSql)).map((part) => [part.name, part]))
  const cascading = references.filter(({ cascades }) => cascades)
  const personal = reaching(people, references)
  const withAccount = reaching(['identity.users'], cascading)
  const withRecord = reaching(['candidates'], cascading)

  const found: string[] = []
  const named = new Set<string>()
  const checkPart = (table: string, { by }: { by?: string }) => {
    if (!by) return
    named.add(by)
    const part = parts.get(by)
    if (!part?.isCalled) found.push(`${table}: nothing calls ${by}`)
    else if (!new RegExp(`\\b${table.replace('.', '\\.')}\\b`).test(part.source))
      found.push(`${table}: ${by} doesn’t name it`)
  }
  for (const { name, hasColumns } of tables) {
    const rules = registry[name]
    if (!rules) found.push(`${name}: nobody registered it`)
    else if ('impersonal' in rules) {
      if (personal.has(name)) found.push(`${name}: leads to a person`)
      if (hasColumns) found.push(`${name}: has columns about people`)
    } else {
      if (typeof rules.forgotten === 'object') checkPart(name, rules.forgotten as { by?: string })
      else if (!withAccount.has(name)) found.push(`${name}: doesn’t go with the account`)
      if (typeof rules.merged === 'object') checkPart(name, rules.merged as { by?: string })
      else if (!withRecord.has(name)) found.push(`${name}: doesn’t go with the record`)
    }
  }
  const existing = new Set(tables.map(({ name }) => name))
  found.push(...Object.keys(registry).flatMap((name) => (existing.has(name) ? [] : `${name}: there is no such table`)))
  found.push(...[...parts.keys()].flatMap((name) => (named.has(name) ? [] : `${name}: no table names it`)))
  return found
}
