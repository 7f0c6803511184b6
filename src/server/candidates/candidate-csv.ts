import type { ListedCandidate } from '#contract/candidates.ts'
import type { CsvCell } from '#domain/csv.ts'

export type ExportedCandidate = Omit<ListedCandidate, 'actions'>

export const candidateHeads = ['ID', 'Name', 'Email', 'WhatsApp', 'Status', 'Applied', 'Interview', 'Notes', 'Reason']

export const candidateCells = (row: ExportedCandidate): CsvCell[] => [
  row.id,
  row.name,
  row.email,
  row.whatsapp,
  row.status,
  row.createdAt,
  row.interviewScheduledAt,
  row.interviewNotes,
  row.rejectionReason,
]
