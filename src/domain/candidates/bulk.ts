import type { CandidateDecision } from './decision.ts'
import { type CandidateStatus, candidateLifeCycle } from './status.ts'

/** How many candidates can be decided on at once, and how many per request. */
export const bulkLimits = { candidates: 500, perRequest: 25 } as const

/**
 * The outcome for one of many: done, decided on by someone else in the meantime, without a required scorecard, with an
 * unconfirmed address, or failed.
 */
export const bulkOutcomes = ['done', 'stale', 'unscored', 'unconfirmed', 'failed'] as const
export type BulkOutcome = (typeof bulkOutcomes)[number]

/** A request that is sent again after its response was lost finds its own work done: no second event or email. */
export const isOwnWork = (
  { move }: CandidateDecision,
  expectedStatus: CandidateStatus,
  now: { status: CandidateStatus; reviewedBy: string | null },
  me: { userId: string },
): boolean =>
  now.status !== expectedStatus && now.status === candidateLifeCycle.moves[move].to && now.reviewedBy === me.userId

/** A bulk invitation without a time keeps the calls already booked. */
export const keepingCall = (decision: CandidateDecision, booked: Date | null): CandidateDecision =>
  decision.move === 'interview' && !decision.interviewAt
    ? { ...decision, interviewAt: booked?.toISOString() ?? null }
    : decision
