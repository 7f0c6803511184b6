import type { Context } from 'hono'
import { stream } from 'hono/streaming'
import type { Tx } from '#db/session.ts'
import { type CsvCell, csvHead, csvLine } from '#domain/csv.ts'
import { forbidden, notSignedIn } from '#domain/problem.ts'
import { sessionCookie } from './accounts/session-cookie.ts'
import type { Services } from './services.ts'

/** How many rows of a file are read at once. */
export const csvBatchSize = 1000

type CsvFile = {
  name: string
  heads: string[]
  parts: (asAdmin: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>) => AsyncGenerator<CsvCell[][]>
}

/**
 * An admin list as a CSV file, streamed while it is read. Callers without access are refused before it
 * begins; if the session ends, so does the file.
 */
export async function sendCsv(context: Context, { name, heads, parts }: CsvFile, { db, env, log }: Services) {
  const tokenHash = sessionCookie(context, env).tokenHash()
  if (!tokenHash) throw notSignedIn()
  const reading = parts((work) =>
    db.asUser({ tokenHash }, (tx, { role }) => {
      if (role !== 'admin') throw forbidden()
      return work(tx)
    }),
  )
  const first = await reading.next()
  context.header('content-type', 'text/csv; charset=utf-8')
  context.header('content-disposition', `attachment; filename="${name}"`)
  return stream(
    context,
    async (body) => {
      await body.write(csvHead(heads))
      for (let part = first; !part.done && !body.aborted; part = await reading.next())
        await body.write(part.value.map(csvLine).join(''))
    },
    async (error, body) => {
      log.error({ code: error.name }, 'export ended early')
      body.abort()
    },
  )
}
