import { setTimeout } from 'node:timers/promises'
import { brand } from '#domain/brand.ts'
import { applyFunctions } from './apply-functions.ts'
import type { Driver } from './driver.ts'
import {
  type FunctionSource,
  functionsOf,
  ledgerName,
  readSources,
  type Source,
  type Sources,
} from './schema-sources.ts'

/** The database was made from another schema, and no migration leads here from it. */
export class SchemaError extends Error {
  override name = 'SchemaError'
}

/** What has been applied, each name with its latest checksum. */
type Ledger = Map<string, string>

/** What is applied together, or not at all. */
type Step = { name: string; sql: string; sources: (Source | FunctionSource)[] }

/**
 * Makes the schema in an empty database, or applies what is new: migrations, each in a transaction of its own, then the
 * functions that have changed.
 */
export async function migrate(driver: Driver, onApply: (name: string) => void = () => {}, root?: URL): Promise<number> {
  const sources = await readSources(root)
  const ledger = await readLedger(driver)
  if (ledger && stepsFrom(ledger, sources).length === 0) return 0
  return alone(driver, async () => {
    const steps = stepsFrom(await readLedger(driver), sources)
    for (const step of steps) {
      onApply(step.name)
      await apply(driver, step)
    }
    return steps.length
  })
}

function stepsFrom(ledger: Ledger | undefined, { schema, migrations }: Sources): Step[] {
  if (ledger) refuseOtherSchema(ledger, schema)
  const isNew = ({ name, checksum }: Source | FunctionSource) => ledger?.get(name) !== checksum
  const steps = ledger ? [] : [stepOf('schema', schema)]
  for (const migration of migrations) {
    if (ledger?.has(migration.name) && isNew(migration))
      throw new Error(`The file ${migration.name} was changed after it was applied.`)
    if (isNew(migration)) steps.push(stepOf(migration.name, [migration]))
  }
  const changed = ledger ? functionsOf([...schema, ...migrations]).filter(isNew) : []
  if (changed.length) steps.push({ name: 'functions', sql: applyFunctions(changed), sources: changed })
  return steps
}

const stepOf = (name: string, sources: Source[]): Step => ({
  name,
  sql: sources.map(({ sql }) => sql).join('\n'),
  sources: [...sources, ...functionsOf(sources)],
})

function refuseOtherSchema(ledger: Ledger, schema: Source[]): void {
  const known = [...ledger].filter(([name]) => name.startsWith('schema/'))
  if (known.length === 0)
    throw new SchemaError(
      `This database was made by an earlier version of ${brand.name}, and no migration leads here from it.`,
    )
  const wanted = new Map(schema.map(({ name, checksum }) => [name, checksum]))
  const changed = new Set(
    [...known, ...wanted].filter(([name]) => ledger.get(name) !== wanted.get(name)).map(([name]) => name),
  )
  if (changed.size)
    throw new SchemaError(`The schema has changed since this database was made: ${[...changed].sort().join(', ')}.`)
}

/**
 * Two processes that start together must not migrate together. The lock belongs to the connection. Whoever finds it taken
 * asks again later: a statement that waited for it would keep an index from being built concurrently.
 */
async function alone<T>(driver: Driver, work: () => Promise<T>): Promise<T> {
  const tryLock = statement('select pg_try_advisory_lock(7433201) as mine')
  while (!(await driver.burst([tryLock]))[0]?.rows[0]?.mine) await setTimeout(200)
  try {
    return await work()
  } finally {
    await driver.burst([statement('select pg_advisory_unlock(7433201)')])
  }
}

const statement = (sql: string) => ({ sql, parameters: [] })

const undefinedTable = '42P01'

/** Nothing where the database is still empty. */
async function readLedger(driver: Driver): Promise<Ledger | undefined> {
  try {
    const [seen] = await driver.burst([statement('select name, checksum from migration.applied order by applied_at')])
    return new Map(seen?.rows.map((row) => [(row.name as string).replace(/@.*/, ''), row.checksum as string]))
  } catch (error) {
    if ((error as { code?: string }).code !== undefinedTable) throw error
    return undefined
  }
}

/** How a migration begins that builds indexes beside the work of others, which no transaction can. */
const outsideTransaction = '-- Outside a transaction'

/** One that works outside a transaction is sent statement by statement, and is written so that it can be begun again. */
async function apply(driver: Driver, { sql, sources }: Step): Promise<void> {
  const rows = sources.map((source) => `('${ledgerName(source)}', '${source.checksum}')`).join(', ')
  const note = `insert into migration.applied (name, checksum) values ${rows} on conflict (name) do update set applied_at = now()`
  if (!sql.startsWith(outsideTransaction)) {
    await driver.script(`begin; set local lock_timeout = '5s'; ${sql}; ${note}; commit;`)
    return
  }
  for (const single of sql.split(/;\n/).filter((text) => text.trim())) await driver.script(single)
  await driver.script(note)
}
