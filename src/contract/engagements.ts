import * as z from 'zod/mini'
import { engagementLifeCycle, engagementMoves, startConditions } from '#domain/engagements/status.ts'
import { firmRoles, managingRoles } from '#domain/firms/role.ts'
import { offerTerms } from '#domain/offers/terms.ts'
import { reasonLimit } from '#domain/reason.ts'
import { endpoint, steps } from './endpoint.ts'

const moment = z.iso.datetime({ offset: true })
const status = z.enum(engagementLifeCycle.statuses)
const line = z.nullable(z.string())
const day = z.nullable(z.iso.date())

const engagement = z.strictObject({
  id: z.uuid(),
  applicationId: z.uuid(),
  projectId: z.uuid(),
  title: line,
  firm: line,
  talent: line,
  status,
  /** The reader's; null for admins. */
  side: z.nullable(z.enum(['owner', 'talent'])),
  actions: z.array(z.enum(engagementMoves)),
  acceptedAt: moment,
  /** As signed, or as planned while nothing is. */
  startsOn: day,
  endsOn: day,
  endedAt: z.nullable(moment),
  reason: line,
  /** What the gate still asks for. */
  missing: z.array(z.enum(startConditions)),
  /** The earliest last day if notice is given today. */
  earliestEnd: day,
  /** Today, where the firm is. */
  today: z.iso.date(),
  zone: z.string(),
  /** Of the latest statement that both have signed. */
  terms: z.nullable(offerTerms),
  statementId: z.nullable(z.uuid()),
})
export type Engagement = z.output<typeof engagement>

export const readEngagement = endpoint({
  method: 'GET',
  path: '/api/engagements/:id',
  access: ['buyer', 'talent', 'admin'],
  firmRoles,
  summary: 'An engagement, with what is missing before it may start; for either side and for admins',
  input: z.strictObject({ id: z.uuid() }),
  output: engagement,
})

export const moveEngagement = endpoint({
  method: 'POST',
  path: '/api/engagements/:id/move',
  access: ['buyer', 'talent'],
  firmRoles: managingRoles,
  summary: 'Pause, resume, end with notice, end at once with a reason, or convert to full-time employment',
  makes: [
    steps(engagementLifeCycle, 'owner', 'pause', 'resume', 'end', 'terminate', 'convert'),
    steps(engagementLifeCycle, 'talent', 'end', 'terminate'),
  ],
  input: z.strictObject({
    id: z.uuid(),
    move: z.enum(engagementMoves),
    expectedStatus: status,
    /** The last day of an end with notice; the earliest one without it. */
    lastDay: z.optional(z.iso.date()),
    reason: z._default(z.string().check(z.trim(), z.maxLength(reasonLimit)), ''),
  }),
  output: engagement,
})
