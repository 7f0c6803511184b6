import * as z from 'zod/mini'
import { challengeToken } from '#domain/accounts/challenge.ts'
import { firmRoles, owningRoles } from '#domain/firms/role.ts'
import { invitationStates, newMember, seatActions, seatInvitation } from '#domain/firms/seat.ts'
import { firmSettings } from '#domain/firms/settings.ts'
import { me } from './accounts.ts'
import { endpoint, nothing } from './endpoint.ts'

const moment = z.iso.datetime({ offset: true })

const seat = z.strictObject({
  id: z.uuid(),
  name: z.nullable(z.string()),
  email: z.string(),
  jobTitle: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  firmRole: z.enum(firmRoles),
  since: moment,
  isOwn: z.boolean(),
  actions: z.array(z.enum(seatActions)),
})
export type Seat = z.output<typeof seat>

const invitation = z.strictObject({
  id: z.uuid(),
  email: z.string(),
  firmRole: z.enum(firmRoles),
  invitedAt: moment,
  invitedBy: z.nullable(z.string()),
  expiresAt: moment,
  isExpired: z.boolean(),
})
export type FirmInvitation = z.output<typeof invitation>

const seatChange = z.strictObject({
  id: z.int(),
  event: z.enum(['seat.taken', 'seat.changed', 'seat.removed']),
  who: z.nullable(z.string()),
  by: z.string(),
  from: z.nullable(z.enum(firmRoles)),
  to: z.nullable(z.enum(firmRoles)),
  happenedAt: moment,
})
export type SeatChange = z.output<typeof seatChange>

const firm = z.strictObject({
  settings: z.strictObject({ ...firmSettings.shape, name: z.nullable(z.string()) }),
  /** Names the version that an owner edits. */
  updatedAt: moment,
  /** Null until the operator has verified the firm. */
  verifiedAt: z.nullable(moment),
  seats: z.array(seat),
  /** To owners. */
  invitations: z.array(invitation),
  history: z.array(seatChange),
  actions: z.array(z.enum(['edit', 'invite'])),
})
export type Firm = z.output<typeof firm>

export const readFirm = endpoint({
  method: 'GET',
  path: '/api/firm',
  access: 'buyer',
  firmRoles,
  summary: 'The signed-in person’s firm: settings, seats, and for owners the invitations',
  input: nothing,
  output: firm,
})

export const saveFirm = endpoint({
  method: 'PUT',
  path: '/api/firm',
  access: 'buyer',
  firmRoles: owningRoles,
  summary: 'Change the firm’s settings; refused if they have changed since the given version',
  input: z.safeExtend(firmSettings, { expectedUpdatedAt: moment }),
  output: nothing,
})

export const startFirm = endpoint({
  method: 'POST',
  path: '/api/firm',
  access: 'buyer',
  summary: 'Start a firm of your own, if you have no seat at one',
  input: z.strictObject({ name: firmSettings.shape.name }),
  output: nothing,
})

export const inviteMember = endpoint({
  method: 'POST',
  path: '/api/firm/invitations',
  access: 'buyer',
  firmRoles: owningRoles,
  summary: 'Invite someone to a seat by email; inviting the same address again replaces the link',
  input: seatInvitation,
  output: nothing,
})

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/api/firm/invitations/:id',
  access: 'buyer',
  firmRoles: owningRoles,
  summary: 'Withdraw an invitation; its link stops working at once',
  input: z.strictObject({ id: z.uuid() }),
  output: nothing,
})

export const readInvitation = endpoint({
  method: 'POST',
  path: '/api/firm/invitations/check',
  access: 'anyone',
  changesNothing: true,
  summary: 'What an emailed invitation offers, and what its reader has to do to accept it',
  input: z.strictObject({ token: challengeToken }),
  output: z.strictObject({
    firm: z.string(),
    firmRole: z.enum(firmRoles),
    email: z.string(),
    invitedBy: z.nullable(z.string()),
    state: z.enum(invitationStates),
  }),
})

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/firm/invitations/accept',
  access: 'anyone',
  summary: 'Take the seat of an invitation: signed in with the invited address, or with a new account',
  input: z.strictObject({ token: challengeToken, account: z.optional(newMember) }),
  output: z.strictObject({ me }),
})

export const changeFirmRole = endpoint({
  method: 'PUT',
  path: '/api/firm/seats/:id/role',
  access: 'buyer',
  firmRoles: owningRoles,
  summary: 'Change someone’s role at the firm, given the role you saw; the last owner stays one',
  input: z.strictObject({ id: z.uuid(), expectedRole: z.enum(firmRoles), firmRole: z.enum(firmRoles) }),
  output: nothing,
})

export const removeSeat = endpoint({
  method: 'DELETE',
  path: '/api/firm/seats/:id',
  access: 'buyer',
  firmRoles: owningRoles,
  summary: 'Remove someone’s seat; they see nothing of the firm from then on',
  input: z.strictObject({ id: z.uuid() }),
  output: nothing,
})

export const leaveFirm = endpoint({
  method: 'POST',
  path: '/api/firm/leave',
  access: 'buyer',
  firmRoles,
  summary: 'Give up your own seat; the last owner can’t',
  input: nothing,
  output: nothing,
})
