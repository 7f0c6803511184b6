import type { CandidateDecision } from './decision.ts'
import { type CandidateStatus, candidateLifeCycle } from './status.ts'

/** So many candidates are decided on at once, and so many of them in one request. */
export const bulkLimits = { candidates: 500, perRequest: 25 } as const

/**
 * What came of one of many: done, decided on by someone else meanwhile, without a scorecard that the rules want, with an address
 * that nobody has confirmed, or failed.
 */
export const bulkOutcomes = ['done', 'stale', 'unscored', 'unconfirmed', 'failed'] as const
export type BulkOutcome = (typeof bulkOutcomes)[number]

/** A request that is sent again, its answer having been lost, finds its own work: that is no news, and no second mail. */
export const isOwnWork = (
  { move }: CandidateDecision,
  expectedStatus: CandidateStatus,
  now: { status: CandidateStatus; reviewedBy: string | null },
  me: { userId: string },
): boolean =>
  now.status !== expectedStatus && now.status === candidateLifeCycle.moves[move].to && now.reviewedBy === me.userId

/** An invitation of many without a time leaves each the call that is booked. */
export const keepingCall = (decision: CandidateDecision, booked: Date | null): CandidateDecision =>
  decision.move === 'interview' && !decision.interviewAt
    ? { ...decision, interviewAt: booked?.toISOString() ?? null }
    : decision
