import { type PGlite, parse, protocol } from '@electric-sql/pglite'
import { type Result, type Statement, typeParsers } from './driver.ts'

const bytea = 17

/** PGlite's own way with bytes goes digit by digit: a tenth of a second each way for a hundred kilobytes. */
export const pgliteTypes = {
  parsers: { ...typeParsers, [bytea]: (text: string) => new Uint8Array(Buffer.from(text.slice(2), 'hex')) },
  serializers: {
    [bytea]: ({ buffer, byteOffset, byteLength }: Uint8Array) =>
      `\\x${Buffer.from(buffer, byteOffset, byteLength).toString('hex')}`,
  },
}

const { serialize } = protocol
const execute = [serialize.describe({ type: 'P' }), serialize.execute({}), serialize.sync()]

type Prepared = { name: string; types: number[] }

/** So many, since the engine keeps their plans in its memory. */
const preparedStatements = 500

/** By their text, the one that was used last at the end. */
const preparedIn = new WeakMap<PGlite, Map<string, Prepared>>()
let lastName = 0

/**
 * What PGlite's own `query` sends in six pieces, each with an answer to wait for, in two, and from the second time on in one: a statement
 * is parsed once, and planned again only where PostgreSQL finds that worth it.
 */
export const queryPglite = (pglite: PGlite, { sql, parameters }: Statement): Promise<Result> =>
  pglite.runExclusive(async () => {
    const send = (...messages: Uint8Array[]) => pglite.execProtocolStream(Buffer.concat(messages), { syncToFs: false })
    const prepared = preparedIn.get(pglite) ?? new Map<string, Prepared>()
    preparedIn.set(pglite, prepared)
    const known = prepared.get(sql)
    const name = known?.name ?? `glide_${++lastName}`
    try {
      const types =
        known?.types ??
        parse.parseDescribeStatementResults(
          await send(serialize.parse({ name, text: sql }), serialize.describe({ type: 'S', name })),
        )
      const values = parameters.map((value, at) =>
        value === null || value === undefined ? null : (pglite.serializers[types[at] as number] ?? String)(value),
      )
      const [found] = parse.parseResults(
        await send(serialize.bind({ statement: name, values }), ...execute),
        pglite.parsers,
      )
      prepared.delete(sql)
      prepared.set(sql, { name, types })
      const [oldest] = prepared
      if (oldest && prepared.size > preparedStatements) {
        prepared.delete(oldest[0])
        await send(serialize.close({ type: 'S', name: oldest[1].name }), serialize.sync())
      }
      return { rows: found?.rows as Result['rows'], affectedRows: found?.affectedRows ?? 0 }
    } catch (error) {
      // After an error, the engine waits for a sync before it takes anything else. The statement is parsed again the next time: what it answers may have changed.
      prepared.delete(sql)
      await send(serialize.sync(), serialize.close({ type: 'S', name }), serialize.sync())
      throw error
    }
  })
