import type { Context } from 'hono'
import { stream } from 'hono/streaming'
import { csvLine } from '#domain/candidates/csv.ts'
import type { Services } from './services.ts'

const rowsAtOnce = 1000

type Cell = string | number | null
type CsvFile = {
  name: string
  heads: string[]
  /** So many rows from there on; fewer when there are no more. */
  read: (part: { skip: number; size: number }) => Promise<Cell[][]>
}

/** A list as a file for spreadsheets, sent while it is read. Whoever may not read it is refused before it begins. */
export async function sendCsv(context: Context, { name, heads, read }: CsvFile, { log }: Services): Promise<Response> {
  const first = await read({ skip: 0, size: rowsAtOnce })
  context.header('content-type', 'text/csv; charset=utf-8')
  context.header('content-disposition', `attachment; filename="${name}"`)
  return stream(
    context,
    async (body) => {
      // The mark tells spreadsheets that names are in UTF-8.
      await body.write(`\uFEFF${csvLine(heads)}`)
      let rows = first
      for (let skip = rowsAtOnce; rows.length > 0 && !body.aborted; skip += rowsAtOnce) {
        await body.write(rows.map(csvLine).join(''))
        rows = rows.length < rowsAtOnce ? [] : await read({ skip, size: rowsAtOnce })
      }
    },
    async (error, body) => {
      log.error({ code: error.name }, 'export ended early')
      body.abort()
    },
  )
}
