import type { decideCandidate } from '#contract/candidates.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { candidateDecision, interviewMessages, isInPast } from '#domain/candidates/decision.ts'
import type { CandidateMove } from '#domain/candidates/status.ts'
import { errorsBy } from '../ui/errors-by.ts'
import type { FormErrors } from '../ui/form-errors.ts'
import { fromLocalTime } from '../ui/local-time.ts'

export type Decision = InputOf<typeof decideCandidate>['decision']

/** A decision as typed, with the interview in the reader's local time. */
export type DecisionValues = { interviewAt: string; reason: string; notes: string; cancelsCalls: boolean }

export const blankDecision: DecisionValues = { interviewAt: '', reason: '', notes: '', cancelsCalls: false }

export const interviewTime = ({ interviewAt }: DecisionValues): string | null =>
  interviewAt ? fromLocalTime(interviewAt) : null

/** What is sent for a move. Editing someone who isn’t rejected has no reason to change. */
export function decisionFrom(move: CandidateMove, values: DecisionValues, hasReason: boolean): Decision {
  const { notes, reason } = values
  if (move === 'interview') return { move, interviewAt: interviewTime(values), notes }
  const cancels = values.cancelsCalls ? { cancelsCalls: true } : {}
  if (move === 'accept') return { move, notes, ...cancels }
  if (move === 'reject') return { move, reason, notes, ...cancels }
  return hasReason ? { move, notes, reason } : { move, notes }
}

/** For many at once: without notes, everyone keeps theirs. */
export function bulkDecisionFrom(move: CandidateMove, values: DecisionValues): Decision {
  const { notes, ...decision } = decisionFrom(move, values, move === 'reject')
  return values.notes.trim() ? { ...decision, notes } : decision
}

export const checkDecision: (decision: Decision) => FormErrors = errorsBy(candidateDecision)

export function checkBulkDecision(move: CandidateMove, values: DecisionValues, now: Date): FormErrors {
  const firstAt = move === 'interview' ? interviewTime(values) : null
  const isRefused = firstAt !== null && isInPast(firstAt, now)
  return { ...checkDecision(bulkDecisionFrom(move, values)), ...(isRefused && { interviewAt: interviewMessages.past }) }
}

/** The response names fields by their path in the request. */
export const decisionFieldAt = (path: string) => path.replace(/^decision\./, '')
