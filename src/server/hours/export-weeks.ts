import { exportWeeks as endpoint } from '#contract/hours.ts'
import { listExportedLines } from '#db/hours.ts'
import { csvHead, csvLine } from '#domain/csv.ts'
import { lineCells, lineHeads } from '#domain/hours/csv.ts'
import { decimalCents } from '#domain/money.ts'
import { transactionRoute } from '../serve.ts'

/** What an import reads comes first, so that a file that was exported can be imported. */
export const exportWeeks = transactionRoute(endpoint, async (tx, { status }) => {
  const lines = await listExportedLines(tx, status)
  const rows = lines.map((line) => [
    ...lineCells(line),
    ...[line.person, line.title, line.startsOn, line.status, decimalCents(line.rateCents)],
  ])
  const heads = [...lineHeads, 'Person', 'Project', 'Week of', 'Status', 'Rate']
  return { csv: csvHead(heads) + rows.map(csvLine).join('') }
})
