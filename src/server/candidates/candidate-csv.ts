import type { ListedCandidate } from '#contract/candidates.ts'
import { csvLine } from '#domain/candidates/csv.ts'

export type ExportedCandidate = Omit<ListedCandidate, 'actions'>

/** The first line. The mark tells spreadsheets that names are in UTF-8. */
export const csvHead = `\uFEFF${csvLine([
  'ID',
  'Name',
  'Email',
  'WhatsApp',
  'Status',
  'Applied',
  'Interview',
  'Notes',
  'Reason',
])}`

export const csvRows = (rows: ExportedCandidate[]): string =>
  rows
    .map((row) =>
      csvLine([
        row.id,
        row.name,
        row.email,
        row.whatsapp,
        row.status,
        row.createdAt,
        row.interviewScheduledAt,
        row.interviewNotes,
        row.rejectionReason,
      ]),
    )
    .join('')
