import * as z from 'zod/mini'
import { movesNotifying } from '../life-cycle.ts'
import { orNull } from '../or-null.ts'
import { Problem } from '../problem.ts'
import { type CandidateMove, type CandidateStatus, candidateLifeCycle } from './status.ts'

export const decisionTextLimit = 10_000

const limited = z.string().check(z.trim(), z.maxLength(decisionTextLimit, 'Please use at most 10,000 characters.'))
/** Omitted: the notes stay. Empty: they are removed. */
const notes = z.optional(
  z.pipe(
    limited,
    z.transform((text) => text || null),
  ),
)
const reason = limited.check(z.minLength(1, 'Please give a reason.'))

/** Whether what is still booked with the candidate is canceled along with it. */
const cancelsCalls = z.optional(z.boolean())

/** The decisions on a candidate, with the data of each. */
export const candidateDecision = z.discriminatedUnion('move', [
  z.strictObject({
    move: z.literal('interview'),
    interviewAt: orNull(z.iso.datetime({ offset: true, message: 'Please enter a date and time.' })),
    notes,
  }),
  z.strictObject({ move: z.literal('accept'), notes, cancelsCalls }),
  z.strictObject({ move: z.literal('reject'), reason, notes, cancelsCalls }),
  z.strictObject({ move: z.literal('edit'), reason: z.optional(reason), notes }),
]) satisfies z.ZodMiniType<{ move: CandidateMove }>

export type CandidateDecision = z.output<typeof candidateDecision>

export const interviewMessages = {
  past: 'Please choose a time in the future.',
  notSet: 'This candidate has no upcoming interview.',
  /** What both sides read when a decision cancels their call. */
  decided: 'We’ve completed our review, so this call is no longer needed.',
} as const

/** An interview is never set in the past. */
export const isInPast = (interviewAt: string, now: Date): boolean => new Date(interviewAt) <= now

/** One that is over stays where it was. */
export function requireInterviewAhead(decision: CandidateDecision, set: Date | null, now: Date): void {
  if (decision.move !== 'interview' || !decision.interviewAt) return
  const { interviewAt } = decision
  if (isInPast(interviewAt, now) && Date.parse(interviewAt) !== set?.getTime())
    throw new Problem('invalid_input', interviewMessages.past, { field: 'decision.interviewAt' })
}

/** What a decision changes; what is undefined stays. */
export type CandidateChanges = {
  status: CandidateStatus
  access: 'grant' | 'take-back' | 'keep'
  interviewAt?: Date | null
  notes?: string | null
  reason?: string | null
}

/**
 * What a decision changes besides the status. Accepting grants access and rejecting revokes it; editing keeps the first
 * grant.
 */
export function changesBy(decision: CandidateDecision, status: CandidateStatus): CandidateChanges {
  const changes = { status, notes: decision.notes }
  if (decision.move === 'interview')
    return { ...changes, access: 'keep', interviewAt: decision.interviewAt ? new Date(decision.interviewAt) : null }
  if (decision.move === 'accept') return { ...changes, access: 'grant', reason: null }
  if (decision.move === 'reject') return { ...changes, access: 'take-back', reason: decision.reason }
  if (decision.reason && status !== 'rejected')
    throw new Problem('invalid_input', 'Only a rejection can have a reason.', { field: 'decision.reason' })
  return { ...changes, access: 'keep', reason: decision.reason }
}

/** The decisions that a candidate is told of by email; an edit changes nothing for them. */
export const notifyingDecisions = movesNotifying(candidateLifeCycle, 'talent')
export type NotifyingDecision = (typeof notifyingDecisions)[number]
