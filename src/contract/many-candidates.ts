import * as z from 'zod/mini'
import { callKinds } from '#domain/calls/list.ts'
import { bulkLimits, bulkOutcomes } from '#domain/candidates/bulk.ts'
import { candidateDecision } from '#domain/candidates/decision.ts'
import { candidateLifeCycle, candidateStatuses } from '#domain/candidates/status.ts'
import { candidateSelection, listedCandidate } from './candidates.ts'
import { endpoint, steps } from './endpoint.ts'

export const selectCandidates = endpoint({
  method: 'GET',
  path: '/api/candidate-selection',
  access: 'admin',
  summary: `Everyone who matches a filter, in order, for a bulk decision: at most ${bulkLimits.candidates}`,
  input: candidateSelection,
  output: z.strictObject({
    candidates: z.array(listedCandidate),
    /** Whether that is everyone. */
    isWhole: z.boolean(),
  }),
})

export const decideCandidates = endpoint({
  method: 'POST',
  path: '/api/candidate-decisions',
  access: 'admin',
  summary: 'One decision on several candidates, each on its own; repeating it does nothing twice',
  makes: [steps(candidateLifeCycle, 'admin', 'interview', 'accept', 'reject', 'edit')],
  input: z.strictObject({
    candidates: z
      .array(
        z.strictObject({
          id: z.uuid(),
          expectedStatus: z.enum(candidateStatuses),
          /** When this one is interviewed, in place of one time for all. */
          interviewAt: z.optional(z.iso.datetime({ offset: true })),
        }),
      )
      .check(z.minLength(1), z.maxLength(bulkLimits.perRequest)),
    decision: candidateDecision,
  }),
  output: z.strictObject({
    outcomes: z.array(z.strictObject({ id: z.uuid(), outcome: z.enum(bulkOutcomes), message: z.nullable(z.string()) })),
  }),
})
export type BulkResult = z.output<typeof decideCandidates.output>['outcomes'][number]

const selectedIds = z.strictObject({
  ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(bulkLimits.candidates)),
})

export const listCallsAhead = endpoint({
  method: 'POST',
  path: '/api/candidate-calls',
  access: 'admin',
  summary:
    'Upcoming calls and interviews of the selected candidates, next first, which a decision can cancel. With times for interviews, also what is booked at the same time',
  changesNothing: true,
  input: z.strictObject({
    ...selectedIds.shape,
    /** When each of them would be interviewed, in their order. */
    interviewTimes: z.optional(z.array(z.iso.datetime({ offset: true })).check(z.maxLength(bulkLimits.candidates))),
  }),
  output: z.strictObject({
    calls: z.array(
      z.strictObject({
        id: z.uuid(),
        candidateId: z.uuid(),
        kind: z.enum(callKinds),
        /** Null while only proposed. */
        startsAt: z.nullable(z.iso.datetime({ offset: true })),
        firm: z.nullable(z.string()),
      }),
    ),
    clashes: z.array(
      z.strictObject({
        candidateId: z.uuid(),
        interviewAt: z.iso.datetime({ offset: true }),
        /** Whether the candidate has booked it; otherwise admins meet someone else. */
        isTheirs: z.boolean(),
        kind: z.enum(callKinds),
        name: z.nullable(z.string()),
        firm: z.nullable(z.string()),
        startsAt: z.iso.datetime({ offset: true }),
      }),
    ),
  }),
})
export type CallAhead = z.output<typeof listCallsAhead.output>['calls'][number]
export type BookedClash = z.output<typeof listCallsAhead.output>['clashes'][number]

export const exportCandidates = endpoint({
  method: 'POST',
  path: '/api/candidate-exports',
  access: 'admin',
  summary: 'The selected candidates as text for spreadsheets',
  input: selectedIds,
  output: z.strictObject({ csv: z.string() }),
})
