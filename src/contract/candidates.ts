import * as z from 'zod/mini'
import { candidateDecision } from '#domain/candidates/decision.ts'
import { type CandidateMove, candidateMoves, candidateStatuses } from '#domain/candidates/status.ts'
import { endpoint } from './endpoint.ts'

const moves = Object.keys(candidateMoves) as [CandidateMove, ...CandidateMove[]]
const moment = z.nullable(z.iso.datetime({ offset: true }))

/** Where a candidate stands, and what an admin may do next. */
export const candidateState = z.strictObject({
  id: z.uuid(),
  status: z.enum(candidateStatuses),
  actions: z.array(z.enum(moves)),
  reviewedAt: moment,
  reviewedBy: z.nullable(z.uuid()),
  interviewScheduledAt: moment,
  interviewNotes: z.nullable(z.string()),
  rejectionReason: z.nullable(z.string()),
  platformAccessGrantedAt: moment,
})

export const decideCandidate = endpoint({
  method: 'POST',
  path: '/api/candidates/:id/moves',
  access: 'admin',
  summary: 'Interview, accept, reject or edit a candidate; refused when the status is no longer the expected one',
  input: z.strictObject({ id: z.uuid(), expectedStatus: z.enum(candidateStatuses), decision: candidateDecision }),
  output: candidateState,
})
