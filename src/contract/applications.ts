import * as z from 'zod/mini'
import { newApplication } from '#domain/applications/application.ts'
import { declining } from '#domain/applications/decline.ts'
import { applicationFilters, applicationSorts, chosenLimit } from '#domain/applications/list.ts'
import { applicationOutcomes } from '#domain/applications/outcome.ts'
import {
  applicationActions,
  applicationLifeCycle,
  applicationStatuses,
  ownApplicationActions,
} from '#domain/applications/status.ts'
import { freeHours } from '#domain/availability/free-hours.ts'
import { workingHours } from '#domain/availability/working-hours.ts'
import { ownStatuses } from '#domain/candidates/own-status.ts'
import { firmRoles, managingRoles } from '#domain/firms/role.ts'
import { movesBy } from '#domain/life-cycle.ts'
import { publicProfile } from '#domain/profiles/public-profile.ts'
import { systemsLimit } from '#domain/projects/details.ts'
import { undoSeconds } from '#domain/undo.ts'
import { endpoint, nothing, steps } from './endpoint.ts'
import { offerSummary } from './offer-summary.ts'
import { pageNumber } from './paging.ts'
import { flag, wordList } from './query-values.ts'

/** Why it ended, if the firm didn't decide. */
const outcome = z.nullable(z.enum(applicationOutcomes))

export const application = z.strictObject({
  id: z.uuid(),
  projectId: z.uuid(),
  status: z.enum(applicationStatuses),
  outcome,
  coverLetter: z.string(),
  hourlyRate: z.nullable(z.number()),
  availableStartDate: z.nullable(z.string()),
  createdAt: z.iso.datetime({ offset: true }),
})

export const applyToProject = endpoint({
  method: 'POST',
  path: '/api/applications',
  access: 'talent',
  summary: 'Apply to a project; applying again returns the existing application',
  makes: [steps(applicationLifeCycle, 'talent', 'submit')],
  input: newApplication,
  output: z.strictObject({ application, isNew: z.boolean() }),
})

/** One of the caller's own applications, in a list. */
const ownApplication = z.strictObject({
  id: z.uuid(),
  projectId: z.uuid(),
  /** Null once the applicant can no longer read the project. */
  title: z.nullable(z.string()),
  company: z.nullable(z.string()),
  status: z.enum(ownStatuses),
  outcome,
  /** What the firm wrote when it declined. */
  declineReason: z.nullable(z.string()),
  createdAt: z.iso.datetime({ offset: true }),
  updatedAt: z.iso.datetime({ offset: true }),
  /** The latest, once the firm has sent one. */
  offer: z.nullable(offerSummary),
  actions: z.array(z.enum(ownApplicationActions)),
})
export type OwnApplication = z.output<typeof ownApplication>

export const listOwnApplications = endpoint({
  method: 'GET',
  path: '/api/applications',
  access: 'talent',
  summary: 'Your applications, newest first, with what you may do with each',
  input: z.strictObject({ page: pageNumber }),
  output: z.strictObject({ applications: z.array(ownApplication), total: z.int(), pageCount: z.int() }),
})

export const withdrawApplication = endpoint({
  method: 'DELETE',
  path: '/api/applications/:id',
  access: 'talent',
  summary: 'Withdraw an application that has not been decided on; its cover letter is deleted',
  makes: [steps(applicationLifeCycle, 'talent', 'withdraw')],
  input: z.strictObject({ id: z.uuid() }),
  output: nothing,
})

const moment = z.iso.datetime({ offset: true })
const nullableText = z.nullable(z.string())

/** An application as the firm sees it. Without an applicant, the account behind it is gone. */
export const receivedApplication = z.strictObject({
  id: z.uuid(),
  status: z.enum(applicationStatuses),
  /** What the firm wrote to those it declined together. */
  declineReason: nullableText,
  coverLetter: z.string(),
  hourlyRate: z.nullable(z.number()),
  availableStartDate: nullableText,
  createdAt: moment,
  applicant: z.nullable(
    z.strictObject({
      candidateId: z.nullable(z.uuid()),
      name: nullableText,
      avatarUrl: nullableText,
      jobTitle: nullableText,
      place: nullableText,
      experienceYears: z.nullable(z.int()),
      credentials: z.array(z.string()),
      skills: z.array(z.string()),
      workingHours: z.nullable(workingHours),
      /** Null where nobody knows. */
      freeHours: z.nullable(freeHours),
      isVetted: z.boolean(),
    }),
  ),
  /** Once the application is accepted. */
  contact: z.nullable(z.strictObject({ email: z.string(), phone: nullableText, whatsapp: nullableText })),
  /** The latest, also a draft. */
  offer: z.nullable(offerSummary),
  /** Whether the reader may make one: nothing is under way. */
  canOffer: z.boolean(),
  actions: z.array(z.enum(applicationActions)),
})
export type ReceivedApplication = z.output<typeof receivedApplication>

export const listApplications = endpoint({
  method: 'GET',
  path: '/api/projects/:id/applications',
  access: 'buyer',
  firmRoles,
  summary: 'The applications to one of the firm’s projects: a page of them or the ones named, with counts',
  input: z.strictObject({
    id: z.uuid(),
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
    filter: z._default(z.enum(applicationFilters), 'all'),
    vetted: flag,
    sort: z._default(z.enum(applicationSorts), 'newest'),
    /** What the order by fit compares with: the systems that the project asks for, separated by commas. */
    software: wordList(systemsLimit),
    only: z.optional(
      z.pipe(
        z.pipe(
          z.string(),
          z.transform((ids) => ids.split(',')),
        ),
        z.array(z.uuid()).check(z.maxLength(chosenLimit)),
      ),
    ),
  }),
  output: z.strictObject({
    applications: z.array(receivedApplication),
    total: z.int(),
    pageCount: z.int(),
    counts: z.strictObject({ pending: z.int(), reviewing: z.int(), accepted: z.int(), rejected: z.int() }),
  }),
})

export const readApplication = endpoint({
  method: 'GET',
  path: '/api/applications/:id',
  access: 'buyer',
  firmRoles,
  summary: 'An application to one of the firm’s projects, with the applicant’s profile and the decisions so far',
  input: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({
    application: receivedApplication,
    profile: z.nullable(publicProfile),
    /** Who at the firm did it. */
    history: z.array(z.strictObject({ status: z.enum(applicationStatuses), happenedAt: moment, by: z.string() })),
  }),
})

export const moveApplication = endpoint({
  method: 'POST',
  path: '/api/applications/:id/moves',
  access: 'buyer',
  firmRoles: managingRoles,
  summary: 'Accept, review or decline an application to one of the firm’s projects, given the status you saw',
  makes: [steps(applicationLifeCycle, 'owner', 'accept', 'review', 'decline')],
  input: z.strictObject({
    id: z.uuid(),
    expectedStatus: z.enum(applicationStatuses),
    move: z.enum(movesBy(applicationLifeCycle, 'owner')),
  }),
  output: receivedApplication,
})

export const declineApplications = endpoint({
  method: 'POST',
  path: '/api/application-declines',
  access: 'buyer',
  firmRoles: managingRoles,
  summary: `Decline up to ${chosenLimit} applications to the firm’s projects at once, with one reason that each applicant reads`,
  makes: [steps(applicationLifeCycle, 'owner', 'decline')],
  input: declining,
  output: z.strictObject({
    declined: z.array(z.uuid()),
    /** Already decided by someone else, and left as they are. */
    stale: z.array(z.strictObject({ id: z.uuid(), name: nullableText, status: z.enum(applicationStatuses) })),
  }),
})

export const undoDeclines = endpoint({
  method: 'POST',
  path: '/api/application-declines/undo',
  access: 'buyer',
  firmRoles: managingRoles,
  summary: `Take back that you declined several applications, all at once, within ${undoSeconds} seconds; nobody is emailed about it`,
  input: z.strictObject({ ids: declining.shape.ids }),
  /** Those that someone has moved on since stay as they are. */
  output: z.strictObject({ undone: z.array(z.uuid()) }),
})

export const undoDecision = endpoint({
  method: 'POST',
  path: '/api/applications/:id/undo',
  access: 'buyer',
  firmRoles: managingRoles,
  summary: `Take back that you accepted or declined an application, within ${undoSeconds} seconds; nobody is emailed about it`,
  input: z.strictObject({ id: z.uuid() }),
  output: receivedApplication,
})
