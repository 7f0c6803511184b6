import type { ProjectBrief } from '#domain/projects/brief.ts'
import { type Row, textOf } from '../layout/row.ts'
import lexicons from '../lexicon/briefs.json' with { type: 'json' }
import { plain } from '../parse/words.ts'

export type Labeled = Partial<Record<keyof ProjectBrief, string>>

const fields = new Map(
  Object.entries(lexicons.labels).flatMap(([field, labels]) =>
    labels.map((label) => [plain(label), field as keyof ProjectBrief]),
  ),
)

/** The value of a label: `Start date: …` on a line, next to it in a table, or below it. The first one counts. */
export function labeledIn(rows: Row[]): Labeled {
  const found: Labeled = {}
  const keep = (label: string | undefined, value: string | undefined) => {
    const field = fields.get(plain(label ?? ''))
    if (field && value?.trim()) found[field] ??= value.trim()
  }
  for (const [index, row] of rows.entries()) {
    const [, label, value] = /^([^:]{2,40}):\s*(.*)$/u.exec(textOf(row)) ?? []
    if (value) keep(label, value)
    else if (label !== undefined || row.cells.length === 1) keep(label ?? textOf(row), below(rows[index + 1]))
    else keep(row.cells[0]?.text.replace(/:$/, ''), row.cells[1]?.text)
  }
  return found
}

/** Whether a row is a label and its value, or a label alone. */
export function isLabeled(row: Row): boolean {
  const [label = ''] = textOf(row).split(':')
  return fields.has(plain(label)) || fields.has(plain(row.cells[0]?.text.replace(/:$/, '') ?? ''))
}

/** A value below its label is short; a paragraph belongs to a heading. */
function below(row: Row | undefined): string | undefined {
  const text = row && textOf(row)
  return text && text.length <= 60 && !fields.has(plain(text)) && !text.includes(':') ? text : undefined
}
