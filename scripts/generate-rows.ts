import { readFile, writeFile } from 'node:fs/promises'
import type { Driver } from '#db/driver.ts'
import { migrate } from '#db/migrate.ts'
import { openPglite } from '#db/pglite-driver.ts'

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
}

const columnsSql = `
  select n.nspname as schema, c.relname as table, a.attname as column, t.typname as type,
    a.attnotnull as "isRequired", a.atthasdef or a.attidentity <> '' as "hasDefault",
    a.attgenerated <> '' or a.attidentity = 'a' as "isGenerated",
    (select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%' limit 1) as "words"
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
  join pg_namespace n on n.oid = c.relnamespace and n.nspname in ('public', 'identity')
  join pg_type t on t.oid = a.atttypid
  where a.attnum > 0 and not a.attisdropped
  order by n.nspname = 'identity', c.relname, a.attnum`

type Column = {
  schema: string
  table: string
  column: string
  type: string
  isRequired: boolean
  hasDefault: boolean
  isGenerated: boolean
  words: string | null
}

/** A list of words in a check constraint becomes a union; every other column keeps its type. */
function typeOf({ type, words, isRequired }: Column): string {
  const listed = words && [...words.matchAll(/'([^']+)'::text/g)].map((match) => `'${match[1]}'`).join(' | ')
  const element = type.startsWith('_') ? `${scalars[type.slice(1)]}[]` : scalars[type]
  if (!element) throw new Error(`No TypeScript type is known for ${type}.`)
  return `${listed || element}${isRequired ? '' : ' | null'}`
}

function lineOf(column: Column): string {
  const type = typeOf(column)
  if (column.isGenerated) return `  ${column.column}: GeneratedAlways<${type}>`
  return `  ${column.column}: ${column.hasDefault ? `Generated<${type}>` : type}`
}

export async function rowTypes(driver: Driver): Promise<string> {
  const [result] = await driver.burst([{ sql: columnsSql, parameters: [] }])
  const tables = Map.groupBy(result?.rows as Column[], ({ schema, table }) =>
    schema === 'public' ? table : `'${schema}.${table}'`,
  )
  const body = [...tables].map(
    ([name, columns]) => `  ${name}: {\n${columns.map((c) => `  ${lineOf(c)}`).join('\n')}\n  }`,
  )
  return [
    '// Made by scripts/generate-rows.ts from the migrated database. Not edited by hand.',
    "import type { Generated, GeneratedAlways } from 'kysely'",
    '',
    `export type Database = {\n${body.join('\n')}\n}`,
    '',
  ].join('\n')
}

if (import.meta.main) {
  const driver = await openPglite(undefined)
  await migrate(driver)
  const wanted = await rowTypes(driver)
  await driver.close()
  if (process.argv.includes('--check')) {
    if ((await readFile(file, 'utf8')) !== wanted) {
      console.error('src/db/rows.ts is not current: run npm run db:types')
      process.exit(1)
    }
  } else await writeFile(file, wanted)
}
