import { createHash } from 'node:crypto'
import pg from 'pg'
import type { Result, Statement } from './driver.ts'

type Tracked = pg.Connection & {
  submittedNamedStatements: Record<string, string>
  _send(message: Buffer): boolean
}
type Sent = { rows: Result['rows']; rowCount: number | null }

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

/**
 * Several statements on the wire with one sync behind them: one packet there, one back, and a transaction of their own unless
 * one is open. A named statement is parsed and planned once on each connection.
 */
class Burst extends pg.Query {
  readonly #queries: { name: string | undefined; submit: (connection: pg.Connection) => unknown }[]
  #parsedHere: string[] = []
  #connection: Tracked | undefined

  constructor(
    statements: readonly Statement[],
    nameOf: NameStatement,
    done: (error: Error | null, sent: unknown) => void,
  ) {
    super('')
    Object.assign(this, { callback: done })
    // From a string: a configuration would be copied property by property.
    this.#queries = statements.map(({ sql, parameters }) =>
      Object.assign(new pg.Query(sql, parameters as unknown[]), { queryMode: 'extended', name: nameOf(sql) }),
    )
  }

  override submit = (connection: pg.Connection) => {
    this.#connection = connection as Tracked
    const packet: Buffer[] = []
    const collecting = Object.create(connection, {
      _send: { value: (message: Buffer) => packet.push(message) },
      sync: { value: () => {} },
    })
    for (const query of this.#queries) {
      if (query.name && !(query.name in this.#connection.submittedNamedStatements)) {
        // Nothing happens where it is unknown; one left by a burst that failed makes room.
        collecting.close({ type: 'S', name: query.name })
        this.#parsedHere.push(query.name)
      }
      query.submit(collecting)
    }
    connection.sync.call(collecting)
    this.#connection._send(Buffer.concat(packet))
    return null
  }

  /** Whether a statement was parsed before the error is unknown. */
  handleError(error: Error) {
    for (const name of this.#parsedHere) delete this.#connection?.submittedNamedStatements[name]
    ;(this as unknown as { callback: (error: Error) => void }).callback(error)
  }
}

export const sendBurst = (client: pg.PoolClient, statements: readonly Statement[], nameOf: NameStatement) =>
  new Promise<Result[]>((resolve, reject) => {
    client.query(
      new Burst(statements, nameOf, (error, sent) => {
        if (error) return reject(error)
        const results = (Array.isArray(sent) ? sent : [sent]) as Sent[]
        resolve(results.map(({ rows, rowCount }) => ({ rows, affectedRows: rowCount ?? 0 })))
      }),
    )
  })
