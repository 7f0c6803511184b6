import pg from 'pg'
import { type Driver, type Result, type Run, type Statement, typeParsers } from './driver.ts'
import { createNames, type NameStatement, sendBurst } from './postgres-burst.ts'

const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  (typeParsers as Record<number, unknown>)[oid] ?? pg.types.getTypeParser(oid, format as 'text')

const begin: Statement = { sql: 'begin', parameters: [] }
const commit: Statement = { sql: 'commit', parameters: [] }
const rollback: Statement = { sql: 'rollback', parameters: [] }

type Send = (statements: readonly Statement[]) => Promise<Result[]>

type Options = { connections: number; waitMilliseconds?: number; isPrepared?: boolean }

/**
 * A real server, pooled. No session settings are kept on a connection between transactions, so a transaction-pooling proxy
 * may stand between; one that doesn't know prepared statements asks for `isPrepared: false`.
 */
export function openPostgres(url: string, options: Options): Driver {
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

  const nameOf: NameStatement = (options.isPrepared ?? true) ? createNames() : () => undefined
  /** Lends out a connection. Only what the server or the network says makes it unfit for the next: a refusal does not. */
  async function lend<T>(work: (send: Send, discard: () => void) => Promise<T>): Promise<T> {
    const client = await pool.connect()
    let isLost = false
    const send: Send = (statements) =>
      sendBurst(client, statements, nameOf, getTypeParser).catch((error) => {
        isLost ||= isConnectionLost(error)
        throw error
      })
    try {
      return await work(send, () => (isLost = true))
    } finally {
      client.release(isLost)
    }
  }

  return {
    kind: 'postgres',
    burst: (statements) => lend((send) => send(statements)),
    transaction: (opening, work) =>
      lend(async (send, discard) => {
        const run: Run = async (statement) => (await send([statement]))[0] as Result
        try {
          const [, opened] = await send([begin, opening])
          const value = await work(run, opened as Result)
          await run(commit)
          return value
        } catch (error) {
          await run(rollback).catch(discard)
          throw error
        }
      }),
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

/** A migration changed what a statement answers since this connection prepared it. */
const changedResultType = '0A000'

/** Server errors carry an SQLSTATE; those of class 57 (shutdown) and everything without one mean the connection is gone. */
function isConnectionLost(error: unknown): boolean {
  const code = (error as { code?: unknown }).code
  return typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code) || code.startsWith('57P') || code === changedResultType
}
