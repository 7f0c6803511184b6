import type { CandidateStatus } from './status.ts'

export const candidatePageSizes = [10, 25, 50, 100] as const
export type CandidatePageSize = (typeof candidatePageSizes)[number]
export const usualCandidatePageSize: CandidatePageSize = 25

/** What the admins' list can be sorted by, each with its column. Missing values come last either way. */
export const candidateSorts = {
  id: 'id',
  name: 'name',
  email: 'email',
  whatsapp: 'whatsapp',
  status: 'status',
  applied: 'created_at',
  resume: 'resume_size_bytes',
  score: 'score',
  country: 'country',
  credential: 'credential',
  software: 'software',
  call: 'next_call_at',
} as const
export type CandidateSort = keyof typeof candidateSorts

export const sortDirections = ['asc', 'desc'] as const
export type SortDirection = (typeof sortDirections)[number]

/** Clicking a column again reverses it; other columns start ascending, dates with the newest and scores with the best. */
export const nextDirection = (
  shown: { sort: CandidateSort; direction: SortDirection },
  pressed: CandidateSort,
): SortDirection => {
  if (shown.sort === pressed) return shown.direction === 'asc' ? 'desc' : 'asc'
  return pressed === 'applied' || pressed === 'score' ? 'desc' : 'asc'
}

/** Many candidates look alike in a table: the end of the id distinguishes them. */
export const shortId = (id: string): string => id.slice(-6)

/** A page number as typed: anything invalid is the first page. */
export function typedPage(text: string, pageCount: number): number {
  const page = Number.parseInt(text, 10)
  return Number.isNaN(page) ? 1 : Math.min(Math.max(page, 1), pageCount)
}

export const candidateFilters = ['all', 'pending', 'interviewed', 'accepted', 'rejected'] as const satisfies (
  | 'all'
  | CandidateStatus
)[]
export type CandidateFilter = (typeof candidateFilters)[number]

/** How often a failed list is retried, each time after a longer pause. */
export const loadRetries = { count: 3, delayMs: (attempt: number) => 1000 * attempt } as const
export const refreshEveryMs = 30_000

export const candidateMessages = {
  loadFailed: (message: string) => `Failed to load candidates: ${message}`,
  updateFailed: (message: string) => `Failed to update candidate: ${message}`,
} as const
