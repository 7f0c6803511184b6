import * as z from 'zod/mini'
import { firmRoles, managingRoles } from '#domain/firms/role.ts'
import {
  acceptance,
  declineReasons,
  declining,
  invitationLimits,
  newInvitations,
} from '#domain/invitations/invitation.ts'
import { invitationActions, invitationLifeCycle } from '#domain/invitations/status.ts'
import { application } from './applications.ts'
import { endpoint, steps } from './endpoint.ts'
import { openingFit } from './matching.ts'
import { pageNumber } from './paging.ts'
import { publicProject } from './projects.ts'

const moment = z.iso.datetime({ offset: true })
const nullableText = z.nullable(z.string())

const facts = {
  id: z.uuid(),
  status: z.enum(invitationLifeCycle.statuses),
  expiresAt: moment,
  createdAt: moment,
}

const sent = z.strictObject({
  ...facts,
  candidateId: z.uuid(),
  name: nullableText,
  /** Who at the firm sent it; null once they have left. */
  invitedBy: nullableText,
  declineReason: z.nullable(z.enum(declineReasons)),
  declineNote: nullableText,
})
export type SentInvitation = z.output<typeof sent>

export const inviteToProject = endpoint({
  method: 'POST',
  path: '/api/projects/:id/invitations',
  access: 'buyer',
  firmRoles: managingRoles,
  summary: `Invite up to ${invitationLimits.people} people to one of your projects; who was invited before or has applied is passed over`,
  makes: [steps(invitationLifeCycle, 'owner', 'invite')],
  input: z.strictObject({ id: z.uuid(), ...newInvitations.shape }),
  output: z.strictObject({
    invited: z.array(z.uuid()),
    /** Who was invited before or has applied. */
    passedOver: z.int(),
  }),
})

export const listProjectInvitations = endpoint({
  method: 'GET',
  path: '/api/projects/:id/invitations',
  access: 'buyer',
  firmRoles,
  summary: 'Whom your firm has invited to a project, newest first, with what they answered',
  input: z.strictObject({ id: z.uuid(), page: pageNumber }),
  output: z.strictObject({ invitations: z.array(sent), total: z.int(), pageCount: z.int() }),
})

const received = z.strictObject({
  ...facts,
  projectId: z.uuid(),
  /** Null once the project can no longer be read. */
  title: nullableText,
  firm: nullableText,
})
export type ReceivedInvitation = z.output<typeof received>

export const listOwnInvitations = endpoint({
  method: 'GET',
  path: '/api/me/invitations',
  access: 'talent',
  summary: 'Your invitations to projects, newest first',
  input: z.strictObject({ page: pageNumber }),
  output: z.strictObject({
    invitations: z.array(received),
    /** How many wait for an answer. */
    open: z.int(),
    total: z.int(),
    pageCount: z.int(),
  }),
})

export const readOwnInvitation = endpoint({
  method: 'GET',
  path: '/api/me/invitations/:id',
  access: 'talent',
  summary: 'An invitation: the firm, the project, what it asks, and how you fit, as the firm sees it',
  input: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({
    ...received.shape,
    note: nullableText,
    engine: z.string(),
    /** Null once the project is closed. */
    project: z.nullable(z.strictObject(publicProject)),
    /** Null before your profile was read. */
    fit: z.nullable(openingFit),
    /** What an application would say as it is. */
    prefilled: z.strictObject({
      coverLetter: z.string(),
      hourlyRate: z.nullable(z.number()),
      availableStartDate: nullableText,
    }),
    actions: z.array(z.enum(invitationActions)),
  }),
})
export type OwnInvitation = z.output<(typeof readOwnInvitation)['output']>

export const acceptOwnInvitation = endpoint({
  method: 'POST',
  path: '/api/me/invitations/:id/accept',
  access: 'talent',
  summary: 'Accept an invitation: it becomes your application',
  makes: [steps(invitationLifeCycle, 'talent', 'accept')],
  input: z.strictObject({ id: z.uuid(), ...acceptance.shape }),
  output: application,
})

export const declineOwnInvitation = endpoint({
  method: 'POST',
  path: '/api/me/invitations/:id/decline',
  access: 'talent',
  summary: 'Decline an invitation, with a reason that the firm reads',
  makes: [steps(invitationLifeCycle, 'talent', 'decline')],
  input: z.strictObject({ id: z.uuid(), ...declining.shape }),
  output: z.strictObject({ status: z.enum(invitationLifeCycle.statuses) }),
})
