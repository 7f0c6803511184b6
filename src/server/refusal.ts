import type { ProblemBody } from '#contract/endpoint.ts'
import { brand } from '#domain/brand.ts'
import { timeTaken } from '#domain/interviews/interview.ts'
import { Problem } from '#domain/problem.ts'

/** The parent row is gone: someone deleted it between the read and the write. */
const foreignKeyViolation = '23503'

/**
 * A row that a policy doesn't let this role write, or a rule that a trigger holds. Handlers ask before they write, so that someone else has
 * just changed or removed what it rests on. A missing grant has the code of the first, and what was validated badly that of the second:
 * those are mistakes of ours. What raised it tells them apart.
 */
const refusedWrites: Record<string, string> = { 42501: 'ExecWithCheckOptions', 23514: 'exec_stmt_raise' }

/** Somebody else was faster: a person has one call at a time. */
const exclusionViolation = '23P01'

/** A number or a moment that parses but that no column holds: a version of ten digits, the year 0, the last hour of 9999 where it is next year already. */
const outOfRange = ['22003', '22007', '22008', '22009']

/** Canceled by the time limit of a statement or a lock, or as one of several transactions that waited for each other. */
const tookTooLong = ['57014', '55P03', '40001', '40P01']

const justChanged = 'What this depends on was just changed or removed. Please reload the page.'

/** What a failure means to the caller. An unreachable or busy database says so; anything else has no details. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  const { code, message, routine } = error as { code?: string; message?: string; routine?: string }
  const isOutOfReach =
    /^(ECONN|57P|08|53|EPIPE)/.test(code ?? '') ||
    /timeout exceeded when trying to connect|Connection terminated/.test(message ?? '')
  if (isOutOfReach || tookTooLong.includes(code ?? ''))
    return new Problem('unavailable', `${brand.name} is busy. Please try again shortly.`, { retryAfterSeconds: 2 })
  if (code === foreignKeyViolation) return new Problem('not_found', 'This was just removed.')
  if (routine && refusedWrites[code ?? ''] === routine) return new Problem('conflict', justChanged)
  if (code === exclusionViolation) return timeTaken()
  if (outOfRange.includes(code ?? '')) return new Problem('invalid_input', 'A number or a date is out of range.')
  return new Problem('internal', 'Something went wrong. Please try again.')
}

export const bodyOf = ({ code, message, field, fields }: Problem, requestId: string): ProblemBody => ({
  error: { code, message, ...(field && { field }), ...(fields.length && { fields }), requestId },
})
