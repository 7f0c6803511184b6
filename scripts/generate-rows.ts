import { readFile, writeFile } from 'node:fs/promises'
import type { Driver } from '#db/driver.ts'
import { migratedPglite } from '#db/testing/migrated-pglite.ts'

const file = new URL('../src/db/rows.ts', import.meta.url)

const scalars: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  date: 'string',
  bool: 'boolean',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  timestamptz: 'Date',
  jsonb: 'unknown',
  bytea: 'Uint8Array',
  json: 'unknown',
}

/** What the database can't tell: the shapes of JSON, which the domain checks before it is written, and a few texts. */
const domainTypes: Record<string, { type: string; from?: string }> = {
  'users.profile_data': { type: 'ProfileData', from: '#domain/profiles/profile.ts' },
  'candidates.profile_data': { type: 'ProfileData', from: '#domain/profiles/profile.ts' },
  'candidates.profile_checks': { type: 'ProfileCheck[]', from: '#domain/profiles/checks.ts' },
  'candidates.working_hours': { type: 'WorkingHours', from: '#domain/availability/working-hours.ts' },
  'candidates.public_profile': { type: 'PublicProfile', from: '#domain/profiles/public-profile.ts' },
  'candidates.card': { type: 'TalentFacts', from: '#domain/talent/talent.ts' },
  'projects.need': { type: 'ProjectNeed', from: '#domain/projects/need.ts' },
  'merged_rows.before': { type: 'Record<string, unknown>' },
  'merged_rows.after': { type: 'Record<string, unknown>' },
  'offer_rounds.terms': { type: 'OfferTerms', from: '#domain/offers/terms.ts' },
  'matching_runs.need': { type: 'Need', from: '#domain/matching/need.ts' },
  'matching_runs.counts': { type: "Scan['counts']", from: '#domain/matching/scan.ts' },
  'matching_runs.ledger': { type: "Scan['ledger']", from: '#domain/matching/scan.ts' },
  'matching_runs.shown': { type: 'ShownPerson[]', from: '#domain/matching/shown-person.ts' },
  'talent_capacity.weeks': { type: 'Record<string, number>' },
  'candidate_search.free_weeks': { type: 'Record<string, number>' },
  'talent_clocks.clock': { type: 'Clock', from: '#domain/matching/pool.ts' },
  'talent_facts.facts': { type: 'StoredFacts', from: '#domain/matching/stored-facts.ts' },
  'talent_facts.quotes': { type: 'Record<string, string[]>' },
  'facts_source.profile_data': { type: 'ProfileData', from: '#domain/profiles/profile.ts' },
  'facts_source.working_hours': { type: 'WorkingHours', from: '#domain/availability/working-hours.ts' },
  'facts_source.weeks': { type: 'Record<string, number>' },
  'facts_to_search.free_weeks': { type: 'Record<string, number>' },
  'facts_source.engaged': { type: 'Engaged[]', from: '#domain/capacity/capacity.ts' },
  'watched_projects.project': { type: 'WatchedProject', from: '#domain/matching/project-need.ts' },
  'facts_source.corrections': { type: 'Correction[]', from: '#domain/matching/correction.ts' },
  'fact_corrections.kind': { type: "Correction['kind']", from: '#domain/matching/correction.ts' },
  'fact_corrections.stance': { type: "Correction['stance']", from: '#domain/matching/correction.ts' },
  'statement_templates.text': { type: 'TemplateText', from: '#domain/statements/template.ts' },
  'statements.template': { type: 'TemplateText', from: '#domain/statements/template.ts' },
  'statements.facts': { type: 'StatementFacts', from: '#domain/statements/contents.ts' },
  'statements.details': { type: 'StatementDetails', from: '#domain/statements/details.ts' },
  'engagement_terms.terms': { type: 'OfferTerms', from: '#domain/offers/terms.ts' },
  'statement_facts.terms': { type: 'OfferTerms', from: '#domain/offers/terms.ts' },
  'scorecards.scores': { type: "Scorecard['scores']", from: '#domain/scorecards/scorecard.ts' },
  'scorecards.notes': { type: "Scorecard['notes']", from: '#domain/scorecards/scorecard.ts' },
  'intro_call_hours.weekly': { type: "IntroCallHours['weekly']", from: '#domain/scheduling/hours.ts' },
  'prompts.login': { type: 'ProvenLogin', from: '#domain/openid/provider.ts' },
  'events.detail': { type: 'Record<string, string | number | boolean | null>' },
  'events.changes': { type: 'Record<string, { from: unknown; to: unknown }>' },
  'applicant.working_hours': { type: 'WorkingHours', from: '#domain/availability/working-hours.ts' },
  'find_applications.counts': {
    type: 'Partial<Record<ApplicationStatus, number>>',
    from: '#domain/applications/status.ts',
  },
  'clock_hours.working_hours': { type: 'WorkingHours', from: '#domain/availability/working-hours.ts' },
  'clock_hours.weekly': { type: "IntroCallHours['weekly']", from: '#domain/scheduling/hours.ts' },
  'due_notice_emails.applications': { type: 'Applicant[]', from: '#domain/notices/applicant.ts' },
  'payout_page.payouts': { type: 'PersonDue[]', from: '#domain/payouts/payout.ts' },
  'payout_page.countries': { type: 'CountryDue[]', from: '#domain/payouts/payout.ts' },
  'open_resume.lock': { type: 'ResumeLock', from: '#domain/resumes/scan.ts' },
}

const columnsSql = `
  select n.nspname as schema, c.relname as table, a.attname as column, t.typname as type,
    a.attnotnull as "isRequired", a.atthasdef or a.attidentity <> '' as "hasDefault",
    a.attgenerated <> '' or a.attidentity = 'a' as "isGenerated",
    (select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) ~ '(= ANY \\(|<@ )\\(?ARRAY\\[' limit 1) as "words"
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
  join pg_namespace n on n.oid = c.relnamespace and n.nspname in ('public', 'identity')
  join pg_type t on t.oid = a.atttypid
  where a.attnum > 0 and not a.attisdropped
  order by n.nspname = 'identity', c.relname, a.attnum`

/** Nobody knows which columns of a function's rows may be null, so that all of them may. */
const functionsSql = `
  select p.proname as table, arguments.name as column, t.typname as type
  from pg_proc p
  join pg_namespace n on n.oid = p.pronamespace and n.nspname = 'app'
  cross join unnest(p.proallargtypes, p.proargmodes, p.proargnames) with ordinality as arguments (type, mode, name, place)
  join pg_type t on t.oid = arguments.type
  where arguments.mode in ('o', 't')
  order by p.proname, arguments.place`

type FunctionColumn = { table: string; column: string; type: string }

type Column = FunctionColumn & {
  schema: string
  isRequired: boolean
  hasDefault: boolean
  isGenerated: boolean
  words: string | null
}

const nameOf = ({ table, column }: FunctionColumn) => `${table}.${column}`
const isJson = ({ type }: FunctionColumn) => type === 'jsonb' || type === 'json'

/** Words that a check constraint lists become a union; every other column keeps its type. */
function typeOf(column: FunctionColumn & { words?: string | null }): string {
  const { type, words } = column
  const isList = type.startsWith('_')
  const known = domainTypes[nameOf(column)]?.type ?? scalars[isList ? type.slice(1) : type]
  if (!known || (isJson(column) && known === 'unknown'))
    throw new Error(`No type is known for ${nameOf(column)}, ${type}.`)
  const listed = words && [...words.matchAll(/'([^']+)'::text/g)].map((match) => `'${match[1]}'`).join(' | ')
  if (!isList) return listed || known
  return listed ? `(${listed})[]` : `${known}[]`
}

function lineOf(column: Column): string {
  const type = `${typeOf(column)}${column.isRequired ? '' : ' | null'}`
  if (column.isGenerated) return `${column.column}: GeneratedAlways<${type}>`
  if (isJson(column)) {
    const written = column.isRequired ? 'string' : 'string | null'
    return `${column.column}: ColumnType<${type}, ${written}${column.hasDefault ? ' | undefined' : ''}, ${written}>`
  }
  return `${column.column}: ${column.hasDefault ? `Generated<${type}>` : type}`
}

const typesOf = <C extends FunctionColumn>(columns: C[], keyOf: (column: C) => string, toLine: (column: C) => string) =>
  [...Map.groupBy(columns, keyOf)].map(
    ([name, own]) => `  ${name}: {\n${own.map((column) => `    ${toLine(column)}`).join('\n')}\n  }`,
  )

/** From which files the types of the domain come, each named once. */
function imports(): string[] {
  const named = Object.values(domainTypes).flatMap(({ type, from }) =>
    from ? [{ from, name: type.match(/[A-Z]\w+(?=[^\w<]|$)/)?.[0] ?? type }] : [],
  )
  return [...Map.groupBy(named, ({ from }) => from)]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([from, types]) => {
      const names = [...new Set(types.map(({ name }) => name))].sort()
      return `import type { ${names.join(', ')} } from '${from}'`
    })
}

export async function rowTypes(driver: Driver): Promise<string> {
  const [tables, functions] = await driver.burst([columnsSql, functionsSql].map((sql) => ({ sql, parameters: [] })))
  const ofTables = typesOf(
    tables?.rows as Column[],
    ({ schema, table }) => (schema === 'public' ? table : `'${schema}.${table}'`),
    lineOf,
  )
  const ofFunctions = typesOf(
    functions?.rows as FunctionColumn[],
    ({ table }) => table,
    (column) => `${column.column}: ${typeOf(column)} | null`,
  )
  return [
    '// Made by scripts/generate-rows.ts from the migrated database. Not edited by hand.',
    "import type { ColumnType, Generated, GeneratedAlways } from 'kysely'",
    ...imports(),
    '',
    `export type Database = {\n${ofTables.join('\n')}\n}`,
    '',
    '/** The rows of functions in the schema app. */',
    `export type FunctionRows = {\n${ofFunctions.join('\n')}\n}`,
    '',
  ].join('\n')
}

if (import.meta.main) {
  const { driver } = await migratedPglite()
  const wanted = await rowTypes(driver)
  await driver.close()
  if (process.argv.includes('--check')) {
    if ((await readFile(file, 'utf8')) !== wanted) {
      console.error('src/db/rows.ts is not current: run npm run db:types')
      process.exit(1)
    }
  } else await writeFile(file, wanted)
}
