import type { InferResult } from 'kysely'
import type { candidatesInOrder } from '#db/candidate-list.ts'
import type { CsvCell } from '#domain/csv.ts'

type ExportedCandidate = InferResult<ReturnType<typeof candidatesInOrder>>[number]['candidates'][number]

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
