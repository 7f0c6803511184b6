import pg from 'pg'
import { type Driver, type Result, type Run, type Statement, typeParsers } from './driver.ts'

const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  (typeParsers as Record<number, unknown>)[oid] ?? pg.types.getTypeParser(oid, format as 'text')

const begin: Statement = { sql: 'begin', parameters: [] }
const commit: Statement = { sql: 'commit', parameters: [] }
const rollback: Statement = { sql: 'rollback', parameters: [] }

/**
 * A real server, pooled. Nothing is kept on a connection between transactions (no prepared names, no session
 * settings), so a transaction-pooling proxy may stand between.
 */
export function openPostgres(url: string, options: { connections: number; waitMilliseconds?: number }): Driver {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections,
    // With everyone else waiting, a request gives up soon enough to be answered.
    connectionTimeoutMillis: options.waitMilliseconds ?? 2_000,
    idleTimeoutMillis: 30_000,
    pipeline: true,
    types: { getTypeParser },
  })
  // A lost connection fails the query that uses it and is replaced by the pool, whether it was idle or lent out;
  // without listeners it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))

  const runOn =
    (client: pg.PoolClient): Run =>
    async ({ sql, parameters }) => {
      const { rows, rowCount } = await client.query<Result['rows'][number]>(sql, parameters as unknown[])
      return { rows, affectedRows: rowCount ?? 0 }
    }

  return {
    kind: 'postgres',
    async burst(statements) {
      const client = await pool.connect()
      const run = runOn(client)
      // All on the wire before the first answer: one round trip. After an error, the commit only rolls back.
      const settled = await Promise.allSettled([begin, ...statements, commit].map(run))
      const failed = settled.find((result) => result.status === 'rejected')
      client.release(failed && isConnectionLost(failed.reason))
      if (failed) throw failed.reason
      return settled.slice(1, -1).map((result) => (result as PromiseFulfilledResult<Result>).value)
    },
    async transaction(opening, work) {
      const client = await pool.connect()
      const run = runOn(client)
      let lost = false
      try {
        const [, opened] = await Promise.all([run(begin), run(opening)])
        const value = await work(run, opened)
        await run(commit)
        return value
      } catch (error) {
        lost = isConnectionLost(error)
        if (!lost) await run(rollback).catch(() => (lost = true))
        throw error
      } finally {
        client.release(lost)
      }
    },
    script: async (sql) => {
      const client = await pool.connect()
      try {
        await client.query(sql)
      } catch (error) {
        await client.query('rollback').catch(() => {})
        throw error
      } finally {
        client.release()
      }
    },
    close: () => pool.end(),
  }
}

/** Server errors carry an SQLSTATE; those of class 57 (shutdown) and everything without one mean the connection is gone. */
function isConnectionLost(error: unknown): boolean {
  const code = (error as { code?: unknown }).code
  return typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code) || code.startsWith('57P')
}
