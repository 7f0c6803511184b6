import * as z from 'zod/mini'
import { adminInvitation, type SeatAction, seatActions, seatStates } from '#domain/admins/seat.ts'
import { endpoint, nothing } from './endpoint.ts'

const actions = [...new Set(Object.values(seatActions).flat())] as [SeatAction, ...SeatAction[]]
const moment = z.iso.datetime({ offset: true })

const listedAdmin = z.strictObject({
  id: z.uuid(),
  name: z.nullable(z.string()),
  email: z.string(),
  state: z.enum(seatStates),
  isOwn: z.boolean(),
  since: moment,
  /** Null when the operator did it from the command line. */
  invitedBy: z.nullable(z.string()),
  lastSeenAt: z.nullable(moment),
  hasSecondFactor: z.boolean(),
  actions: z.array(z.enum(actions)),
})
export type ListedAdmin = z.output<typeof listedAdmin>

export const renameAdmin = endpoint({
  method: 'PUT',
  path: '/api/admins/me',
  access: 'admin',
  summary: 'Change your own name',
  input: z.strictObject({ name: adminInvitation.shape.name }),
  output: nothing,
})

export const listAdmins = endpoint({
  method: 'GET',
  path: '/api/admins',
  access: 'admin',
  summary: 'Admins and invitations, with the actions available for each',
  input: nothing,
  output: z.strictObject({ admins: z.array(listedAdmin) }),
})

export const inviteAdmin = endpoint({
  method: 'POST',
  path: '/api/admins',
  access: 'admin',
  summary: 'Invite an admin; an email has the link to choose a password',
  input: adminInvitation,
  output: nothing,
})

export const resendInvitation = endpoint({
  method: 'POST',
  path: '/api/admins/:id/invitations',
  access: 'admin',
  summary: 'Send a new link to someone who has not accepted; the earlier one stops working',
  input: z.strictObject({ id: z.uuid() }),
  output: nothing,
})

export const removeAdmin = endpoint({
  method: 'DELETE',
  path: '/api/admins/:id',
  access: 'admin',
  summary: 'Revoke an admin’s access or an invitation at once; one admin always stays',
  input: z.strictObject({ id: z.uuid() }),
  output: nothing,
})
