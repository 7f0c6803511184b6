import * as z from 'zod/mini'
import { emailAddress } from '../accounts/email.ts'

/** The state of an admin's seat: in use, invited, or invitation expired. */
export const seatStates = ['active', 'invited', 'expired'] as const
export type SeatState = (typeof seatStates)[number]

export const seatStateLabels: Record<SeatState, string> = {
  active: 'Active',
  invited: 'Invited',
  expired: 'Invitation expired',
}

/** What another admin may do about it. Admins can't remove themselves; they delete their account in the settings. */
export const seatActions = {
  active: ['remove'],
  invited: ['resend', 'revoke'],
  expired: ['resend', 'revoke'],
} as const satisfies Record<SeatState, readonly string[]>
export type SeatAction = (typeof seatActions)[SeatState][number]

export const actionsOn = (state: SeatState, isOwn: boolean): SeatAction[] => (isOwn ? [] : [...seatActions[state]])

export const invitationDays = 3
export const adminNameLimit = 120

export const adminMessages = {
  noName: 'Please enter a name.',
  own: 'You can’t remove yourself. You can delete your account in Settings.',
  gone: 'This admin has already been removed.',
  accepted: 'This invitation has already been accepted.',
} as const

export const adminInvitation = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1, adminMessages.noName), z.maxLength(adminNameLimit)),
  email: emailAddress,
})
