import * as z from 'zod/mini'
import { engagementReview, handover } from '#domain/engagements/ending.ts'
import { grantedAccess, onboardingNames, onboardingTick } from '#domain/engagements/onboarding.ts'
import { engagementLifeCycle, engagementMoves, startConditions } from '#domain/engagements/status.ts'
import { firmRoles, managingRoles } from '#domain/firms/role.ts'
import { givenDay } from '#domain/given-day.ts'
import { weekLifeCycle } from '#domain/hours/status.ts'
import { offerTerms } from '#domain/offers/terms.ts'
import { reasonLimit } from '#domain/reason.ts'
import { endpoint, steps } from './endpoint.ts'
import { listedEngagement, sides } from './engagement-lines.ts'

const moment = z.iso.datetime({ offset: true })
const status = z.enum(engagementLifeCycle.statuses)
const line = z.nullable(z.string())
const day = z.nullable(z.iso.date())
const id = z.uuid()
const oneSide = z.enum(['owner', 'talent'])

const onboardingItem = z.strictObject({
  name: z.enum(onboardingNames),
  side: z.enum(sides),
  dueOn: day,
  isRequired: z.boolean(),
  isDone: z.boolean(),
  doneAt: z.nullable(moment),
  doneBy: line,
  note: line,
  mayTick: z.boolean(),
})
export type EngagementItem = z.output<typeof onboardingItem>

const access = z.strictObject({
  id,
  system: z.string(),
  role: z.string(),
  grantedAt: moment,
  endedAt: z.nullable(moment),
})
export type EngagementAccess = z.output<typeof access>

const engagementWeek = z.strictObject({
  id,
  startsOn: z.iso.date(),
  status: z.enum(weekLifeCycle.statuses),
  minutes: z.int(),
})

const engagement = z.strictObject({
  ...listedEngagement.shape,
  status,
  applicationId: id,
  /** The reader's; null for admins. */
  side: z.nullable(oneSide),
  mayManage: z.boolean(),
  actions: z.array(z.enum(engagementMoves)),
  acceptedAt: moment,
  /** As signed, or as planned while nothing is. */
  startsOn: day,
  endsOn: day,
  endedAt: z.nullable(moment),
  reason: line,
  /** The latest weeks with hours; the firm's without those that weren't submitted. */
  weeks: z.array(engagementWeek),
  /** What the gate still asks for. */
  missing: z.array(z.enum(startConditions)),
  /** The earliest last day if notice is given today. */
  earliestEnd: day,
  /** Today, where the firm is. */
  today: z.iso.date(),
  zone: z.string(),
  /** Of the latest statement that both have signed. */
  terms: z.nullable(offerTerms),
  statementId: z.nullable(id),
  /** What the firm pays once to employ the person, by the table that was signed: today, or since it did. */
  conversionFeeCents: z.nullable(z.int()),
  /** The statement that a conversion followed. */
  conversionStatementId: z.nullable(id),
  onboarding: z.array(onboardingItem),
  accesses: z.array(access),
  /** Hours that aren't approved yet; the firm reads what was submitted. */
  lastWeeks: z.array(
    z.strictObject({
      id,
      startsOn: z.iso.date(),
      status: z.enum(['open', 'submitted', 'returned']),
      minutes: z.int(),
    }),
  ),
  handover: z.nullable(
    z.strictObject({ openPoints: line, note: z.string(), devicesCleared: z.boolean(), writtenAt: moment }),
  ),
  /** The reader's side alone; admins read both. */
  reviews: z.array(z.strictObject({ side: oneSide, wentWell: z.string(), reworkHours: z.int(), writtenAt: moment })),
})
export type Engagement = z.output<typeof engagement>

export const readEngagement = endpoint({
  method: 'GET',
  path: '/api/engagements/:id',
  access: ['buyer', 'talent', 'admin'],
  firmRoles,
  summary: 'An engagement: where it stands, its onboarding, granted access and end; for either side and for admins',
  input: z.strictObject({ id }),
  output: engagement,
})

export const moveEngagement = endpoint({
  method: 'POST',
  path: '/api/engagements/:id/move',
  access: ['buyer', 'talent'],
  firmRoles: managingRoles,
  summary: 'Pause, resume, end with notice, end immediately with a reason, or convert to full-time employment',
  makes: [
    steps(engagementLifeCycle, 'owner', 'pause', 'resume', 'end', 'terminate', 'convert'),
    steps(engagementLifeCycle, 'talent', 'end', 'terminate'),
  ],
  input: z.strictObject({
    id,
    move: z.enum(engagementMoves),
    expectedStatus: status,
    /** The last day of an end with notice; the earliest one without it. */
    lastDay: z.optional(givenDay()),
    reason: z._default(z.string().check(z.trim(), z.maxLength(reasonLimit)), ''),
  }),
  output: engagement,
})

export const tickOnboarding = endpoint({
  method: 'PUT',
  path: '/api/engagements/:id/onboarding',
  access: ['buyer', 'talent', 'admin'],
  firmRoles: managingRoles,
  summary: 'Tick an onboarding item of one’s own side, or take that back',
  input: z.extend(onboardingTick, { id }),
  output: engagement,
})

export const grantAccess = endpoint({
  method: 'POST',
  path: '/api/engagements/:id/accesses',
  access: 'buyer',
  firmRoles: managingRoles,
  summary: 'List an account that the talent got in a system of the firm, without admin rights',
  input: z.extend(grantedAccess, { id }),
  output: engagement,
})

export const endAccess = endpoint({
  method: 'POST',
  path: '/api/engagements/:id/accesses/:access/end',
  access: 'buyer',
  firmRoles: managingRoles,
  summary: 'Note that an account was closed',
  input: z.strictObject({ id, access: id }),
  output: engagement,
})

export const writeHandover = endpoint({
  method: 'PUT',
  path: '/api/engagements/:id/handover',
  access: 'talent',
  summary: 'Hand over: open points, where things are, and that no data are left on one’s devices',
  input: z.extend(handover, { id }),
  output: engagement,
})

export const reviewEngagement = endpoint({
  method: 'POST',
  path: '/api/engagements/:id/review',
  access: ['buyer', 'talent'],
  firmRoles: managingRoles,
  summary: 'Review an engagement once, for one’s own side and admins alone',
  input: z.extend(engagementReview, { id }),
  output: engagement,
})

export const askReplacement = endpoint({
  method: 'POST',
  path: '/api/engagements/:id/replacement',
  access: 'buyer',
  firmRoles: managingRoles,
  summary: 'Begin a draft project with the same need, to replace someone',
  input: z.strictObject({ id }),
  output: z.strictObject({ projectId: id }),
})
