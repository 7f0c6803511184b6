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

/** Minutes from the beginning of one interview to that of the next. */
export const interviewSteps = [15, 20, 30, 45, 60] as const
export type InterviewStep = (typeof interviewSteps)[number]

/** One after another, so that nobody is to be met at the same time as someone else. */
export const interviewTimes = (first: string, step: InterviewStep, count: number): string[] =>
  Array.from({ length: count }, (_, index) => new Date(Date.parse(first) + index * step * 60_000).toISOString())

/** Of many, each has an interview of their own time. */
export const atOwnTime = (decision: CandidateDecision, interviewAt: string | undefined): CandidateDecision =>
  decision.move === 'interview' && interviewAt ? { ...decision, interviewAt } : decision

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
