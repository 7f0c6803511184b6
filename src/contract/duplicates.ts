import * as z from 'zod/mini'
import { candidateStatuses } from '#domain/candidates/status.ts'
import { spellOut } from '#domain/counted.ts'
import { fingerprintKinds } from '#domain/duplicates/fingerprints.ts'
import { pairFilters } from '#domain/duplicates/merge.ts'
import { undoDays } from '#domain/duplicates/undo.ts'
import { endpoint } from './endpoint.ts'
import { listLength, pageNumber } from './paging.ts'

const moment = z.iso.datetime({ offset: true })
const text = z.nullable(z.string())

/** One of two candidates, with what helps decide whether they are the same person. */
const pairedCandidate = z.strictObject({
  id: z.uuid(),
  name: text,
  email: z.string(),
  hasAccount: z.boolean(),
  hasConfirmed: z.boolean(),
  whatsapp: text,
  phone: text,
  status: z.enum(candidateStatuses),
  createdAt: moment,
  reviewedAt: z.nullable(moment),
  resumeName: text,
  resumeSizeBytes: z.nullable(z.int()),
  headline: text,
  location: text,
  applicationCount: z.int(),
  callCount: z.int(),
  /** Whether this one may be kept in a merge. */
  canStay: z.boolean(),
})
export type PairedCandidate = z.output<typeof pairedCandidate>

const candidatePair = z.strictObject({
  id: z.uuid(),
  reasons: z.array(z.enum(fingerprintKinds)),
  foundAt: moment,
  dismissedAt: z.nullable(moment),
  dismissedBy: text,
  // Two of them. z.tuple would make every page heavier.
  candidates: z.array(pairedCandidate) as z.ZodMiniType as z.ZodMiniType<[PairedCandidate, PairedCandidate]>,
})
export type CandidatePair = z.output<typeof candidatePair>

export const listDuplicates = endpoint({
  method: 'GET',
  path: '/api/duplicates',
  access: 'admin',
  summary: 'Pairs of candidates who may be the same person, with what they share; for one candidate or all',
  input: z.strictObject({
    candidate: z.optional(z.uuid()),
    filter: z._default(z.enum(pairFilters), 'open'),
    page: pageNumber,
  }),
  output: z.strictObject({ pairs: z.array(candidatePair), ...listLength }),
})

export const dismissDuplicate = endpoint({
  method: 'PUT',
  path: '/api/duplicates/:id/dismissal',
  access: 'admin',
  summary: 'Dismiss a duplicate, or restore it',
  input: z.strictObject({ id: z.uuid(), isDismissed: z.boolean() }),
  output: z.strictObject({ isDismissed: z.boolean() }),
})

export const mergeCandidates = endpoint({
  method: 'POST',
  path: '/api/duplicates/:id/merge',
  access: 'admin',
  summary: `Merge two candidates: the one that stays takes over everything the other has. It can be undone for ${spellOut(undoDays)} days`,
  input: z.strictObject({ id: z.uuid(), keptId: z.uuid() }),
  output: z.strictObject({ keptId: z.uuid() }),
})

const recentMerge = z.strictObject({
  id: z.uuid(),
  /** The one who stayed. */
  kept: z.strictObject({ id: z.uuid(), name: text, email: z.string() }),
  /** The one who ended. */
  other: z.strictObject({ name: text, email: z.string() }),
  mergedAt: moment,
  mergedBy: text,
  undoableUntil: moment,
})
export type RecentMerge = z.output<typeof recentMerge>

export const listMerges = endpoint({
  method: 'GET',
  path: '/api/merges',
  access: 'admin',
  summary: 'Merges that can still be undone, newest first; of one candidate or all',
  input: z.strictObject({ candidate: z.optional(z.uuid()), page: pageNumber }),
  output: z.strictObject({ merges: z.array(recentMerge), ...listLength }),
})

export const undoMerge = endpoint({
  method: 'POST',
  path: '/api/merges/:id/undo',
  access: 'admin',
  summary: `Undo a merge within ${spellOut(undoDays)} days: both candidates are as before, apart from what has happened since`,
  input: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({ keptId: z.uuid(), otherId: z.uuid() }),
})
