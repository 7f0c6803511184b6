import * as z from 'zod/mini'
import { applicationStatuses } from '#domain/applications/status.ts'
import { freeHours } from '#domain/availability/free-hours.ts'
import { workingHours } from '#domain/availability/working-hours.ts'
import { candidateDecision, notifyingDecisions } from '#domain/candidates/decision.ts'
import {
  type CandidatePageSize,
  type CandidateSort,
  candidateFilters,
  candidatePageSizes,
  candidateSorts,
  sortDirections,
  usualCandidatePageSize,
} from '#domain/candidates/list.ts'
import { candidateLifeCycle, candidateStatuses } from '#domain/candidates/status.ts'
import { interviewStatuses } from '#domain/interviews/list.ts'
import { movesBy } from '#domain/life-cycle.ts'
import { orNull } from '#domain/or-null.ts'
import { publicProfile } from '#domain/profiles/public-profile.ts'
import { resumeLocks } from '#domain/resumes/scan.ts'
import { introCallStatuses } from '#domain/scheduling/status.ts'
import { sensitiveNumbers } from '#domain/sensitive-numbers/kinds.ts'
import { endpoint, steps } from './endpoint.ts'
import { listLength, pageNumber } from './paging.ts'
import { flag } from './query-values.ts'
import { reviewerCard } from './scorecards.ts'

const sorts = Object.keys(candidateSorts) as [CandidateSort, ...CandidateSort[]]
const moment = z.nullable(z.iso.datetime({ offset: true }))

/** A candidate's status, and what an admin may do next. */
const standing = {
  id: z.uuid(),
  status: z.enum(candidateStatuses),
  actions: z.array(z.enum(movesBy(candidateLifeCycle, 'admin'))),
  /** The rules require a scorecard before acceptance, and none is complete. */
  lacksScorecard: z.boolean(),
  /** The address isn't confirmed, so acceptance has to wait. */
  lacksConfirmation: z.boolean(),
  interviewScheduledAt: moment,
  interviewNotes: z.nullable(z.string()),
  rejectionReason: z.nullable(z.string()),
}
const candidateState = z.strictObject({
  ...standing,
  reviewedAt: moment,
  reviewedBy: z.nullable(z.uuid()),
  platformAccessGrantedAt: moment,
})

/** A candidate in the admins' list, with the initial values of their dialogs. */
export const listedCandidate = z.strictObject({
  ...standing,
  name: z.nullable(z.string()),
  email: z.string(),
  whatsapp: z.nullable(z.string()),
  createdAt: z.iso.datetime({ offset: true }),
  resumeSizeBytes: z.nullable(z.int()),
  /** The mean of what reviewers gave, to one decimal. */
  score: z.nullable(z.number()),
  country: z.nullable(z.string()),
  credentials: z.array(z.string()),
  software: z.array(z.string()),
})
export type ListedCandidate = z.output<typeof listedCandidate>

const pageSize = z.pipe(
  z._default(z.coerce.number(), usualCandidatePageSize),
  z.literal([...candidatePageSizes] as [CandidatePageSize, ...CandidatePageSize[]]),
)

export const candidateSelection = z.strictObject({
  /** A part of a name, of an email address or of a WhatsApp number. */
  search: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
  status: z._default(z.enum(candidateFilters), 'all'),
  subscribed: flag,
  agreed: flag,
  sort: z._default(z.enum(sorts), 'applied'),
  direction: z._default(z.enum(sortDirections), 'desc'),
})

export const listCandidates = endpoint({
  method: 'GET',
  path: '/api/candidates',
  access: 'admin',
  summary: 'Candidates that match a filter, with counts by status that ignore the filter',
  input: z.strictObject({ ...candidateSelection.shape, page: pageNumber, size: pageSize }),
  output: z.strictObject({
    candidates: z.array(listedCandidate),
    ...listLength,
    counts: z.record(z.enum(candidateStatuses), z.int()),
  }),
})

const historyEntry = z.strictObject({
  id: z.int(),
  happenedAt: z.iso.datetime({ offset: true }),
  /** Null when the candidate or the product itself did it. */
  actor: z.nullable(z.string()),
  fromStatus: z.nullable(z.enum(candidateStatuses)),
  toStatus: z.enum(candidateStatuses),
  changes: z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() })),
})
export type HistoryEntry = z.output<typeof historyEntry>

const candidateFile = z.strictObject({
  ...candidateState.shape,
  name: z.nullable(z.string()),
  email: z.string(),
  whatsapp: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  subscribe: z.boolean(),
  agree: z.boolean(),
  createdAt: z.iso.datetime({ offset: true }),
  openedAt: moment,
  reviewer: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  workingHours: z.nullable(workingHours),
  /** Null where nobody knows. */
  freeHours: z.nullable(freeHours),
  profile: publicProfile,
  /** Fields that the reader of the resume was unsure of. */
  unsure: z.array(z.string()),
  resume: z.nullable(
    z.strictObject({
      name: z.string(),
      sizeBytes: z.int(),
      isPdf: z.boolean(),
      uploadedAt: moment,
      /** Kinds of numbers in it that should not be there. */
      sensitiveNumbers,
      /** Why nobody can open it. */
      lock: z.nullable(z.enum(resumeLocks)),
    }),
  ),
  calls: z.array(
    z.strictObject({
      id: z.uuid(),
      startsAt: z.iso.datetime({ offset: true }),
      status: z.enum(introCallStatuses),
    }),
  ),
  /** With firms. */
  interviews: z.array(
    z.strictObject({
      id: z.uuid(),
      startsAt: z.nullable(z.iso.datetime({ offset: true })),
      status: z.enum(interviewStatuses),
      firm: z.nullable(z.string()),
    }),
  ),
  applications: z.array(
    z.strictObject({
      id: z.uuid(),
      projectId: z.uuid(),
      title: z.string(),
      status: z.enum(applicationStatuses),
      createdAt: z.iso.datetime({ offset: true }),
    }),
  ),
  scorecards: z.array(reviewerCard),
  history: z.array(historyEntry),
})
export type CandidateFile = z.output<typeof candidateFile>

export const readCandidate = endpoint({
  method: 'GET',
  path: '/api/candidates/:id',
  access: 'admin',
  summary: 'Everything about a candidate: contact details, profile, calls, applications and decisions',
  input: z.strictObject({ id: z.uuid() }),
  output: candidateFile,
})

export const openCandidate = endpoint({
  method: 'POST',
  path: '/api/candidates/:id/opened',
  access: 'admin',
  summary:
    'Start the review of a pending candidate, which the candidate can see; opening the page again changes nothing',
  input: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({ isFirst: z.boolean() }),
})

export const decideCandidate = endpoint({
  method: 'POST',
  path: '/api/candidates/:id/moves',
  access: 'admin',
  summary: 'Interview, accept, reject or edit a candidate; refused when the status is no longer the expected one',
  makes: [steps(candidateLifeCycle, 'admin', 'interview', 'accept', 'reject', 'edit')],
  input: z.strictObject({ id: z.uuid(), expectedStatus: z.enum(candidateStatuses), decision: candidateDecision }),
  output: candidateState,
})

export const moveSetInterview = endpoint({
  method: 'POST',
  path: '/api/candidates/:id/interview',
  access: 'admin',
  summary: 'Move the upcoming interview that an admin set; the candidate is emailed',
  input: z.strictObject({
    id: z.uuid(),
    interviewAt: z.iso.datetime({ offset: true, message: 'Please enter a date and time.' }),
  }),
  output: z.strictObject({ interviewScheduledAt: z.iso.datetime({ offset: true }) }),
})

/** The email that a decision would send to the candidate. An edit sends none. */
export const previewEmail = endpoint({
  method: 'POST',
  path: '/api/candidates/:id/email-preview',
  access: 'admin',
  summary: 'Preview the email that a decision would send to the candidate; nothing is sent',
  changesNothing: true,
  input: z.strictObject({
    id: z.uuid(),
    move: z.enum(notifyingDecisions),
    interviewAt: orNull(z.iso.datetime({ offset: true, message: 'Please enter a date and time.' })),
    cancelsCalls: z.optional(z.boolean()),
  }),
  output: z.strictObject({
    subject: z.string(),
    html: z.string(),
    attachments: z.array(z.string()),
  }),
})
