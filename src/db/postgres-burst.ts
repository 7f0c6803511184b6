import { createHash } from 'node:crypto'
import pg from 'pg'
import { serialize } from 'pg-protocol'
import type { Result, Statement } from './driver.ts'

type Column = { name: string; parse: (text: string) => unknown }
type Field = { name: string; dataTypeID: number }

const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => unknown } }).utils

/** Without a name a statement is not prepared. */
export type NameStatement = (sql: string) => string | undefined

/** Statements beyond so many different ones go without a name, so that no connection's memory grows without end. */
const namedStatements = 1_000

/** Names of a pool's statements, by their text: behind a proxy that mixes connections up, no name can ever mean another statement. */
export function createNames(): NameStatement {
  const names = new Map<string, string>()
  return (sql) => {
    const known = names.get(sql)
    if (known || names.size === namedStatements) return known
    const name = `glide_${createHash('sha256').update(sql).digest('base64url')}`
    names.set(sql, name)
    return name
  }
}

/** What each connection has prepared, with the columns of its answers: only those of a new statement are asked for. */
const preparedOn = new WeakMap<object, Map<string, Column[]>>()

function preparedBy(connection: object): Map<string, Column[]> {
  const known = preparedOn.get(connection) ?? new Map<string, Column[]>()
  preparedOn.set(connection, known)
  return known
}

/**
 * Several statements on the wire with one sync behind them: one packet there, one back, and a transaction of their own unless
 * one is open. A named statement is parsed, planned and described once on each connection.
 */
class Burst extends pg.Query {
  readonly #statements: readonly Statement[]
  readonly #nameOf: NameStatement
  readonly #parserOf: typeof pg.types.getTypeParser
  readonly #done: (error: Error | undefined, results: Result[]) => void
  readonly #results: Result[] = []
  #prepared = new Map<string, Column[]>()
  #columns: Column[] | undefined
  #rows: Result['rows'] = []
  #failure: Error | undefined

  constructor(
    statements: readonly Statement[],
    nameOf: NameStatement,
    parserOf: typeof pg.types.getTypeParser,
    done: (error: Error | undefined, results: Result[]) => void,
  ) {
    super('')
    this.#statements = statements
    this.#nameOf = nameOf
    this.#parserOf = parserOf
    this.#done = done
  }

  override submit = (connection: pg.Connection) => {
    this.#prepared = preparedBy(connection)
    try {
      connection.stream.write(Buffer.concat(this.#messages()))
      return null
    } catch (error) {
      // A value that can't be sent; nothing of the burst was.
      return error
    }
  }

  #messages(): Buffer[] {
    const messages: Buffer[] = []
    const parsed = new Set<string>()
    for (const { sql, parameters } of this.#statements) {
      const name = this.#nameOf(sql) ?? ''
      if (!name || !(this.#prepared.has(name) || parsed.has(name))) {
        // Nothing happens where it is unknown; one left by a burst that failed makes room.
        if (name) messages.push(serialize.close({ type: 'S', name }))
        messages.push(serialize.parse({ name, text: sql }), serialize.describe({ type: 'S', name }))
        parsed.add(name)
      }
      messages.push(
        serialize.bind({ statement: name, values: parameters as unknown[], valueMapper: prepareValue }),
        serialize.execute(),
      )
    }
    messages.push(serialize.sync())
    return messages
  }

  handleRowDescription({ fields }: { fields: Field[] }) {
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, parse: this.#parserOf(dataTypeID, 'text') }))
  }

  handleDataRow({ fields }: { fields: (string | null)[] }) {
    this.#columns ??= this.#prepared.get(this.#name() ?? '')
    const row: Record<string, unknown> = {}
    try {
      for (const [index, { name, parse }] of (this.#columns ?? []).entries()) {
        const text = fields[index] ?? null
        row[name] = text === null ? null : parse(text)
      }
    } catch (error) {
      this.#failure ??= error as Error
    }
    this.#rows.push(row)
  }

  handleCommandComplete({ text }: { text: string }) {
    const name = this.#name()
    if (name && !this.#prepared.has(name)) this.#prepared.set(name, this.#columns ?? [])
    this.#results.push({ rows: this.#rows, affectedRows: Number(/\d+$/.exec(text)?.[0] ?? 0) })
    this.#columns = undefined
    this.#rows = []
  }

  handleReadyForQuery() {
    this.#done(this.#failure, this.#results)
  }

  handleError(error: Error) {
    this.#done(error, [])
  }

  /** Of the statement that is being answered; without one it isn't prepared. */
  #name(): string | undefined {
    const statement = this.#statements[this.#results.length]
    return statement && this.#nameOf(statement.sql)
  }
}

export const sendBurst = (
  client: pg.PoolClient,
  statements: readonly Statement[],
  nameOf: NameStatement,
  parserOf: typeof pg.types.getTypeParser,
) =>
  new Promise<Result[]>((resolve, reject) => {
    client.query(
      new Burst(statements, nameOf, parserOf, (error, results) => (error ? reject(error) : resolve(results))),
    )
  })
