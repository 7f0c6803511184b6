import * as z from 'zod/mini'
import { emailAddress } from '../accounts/email.ts'
import { password } from '../accounts/password.ts'
import { type FirmRole, firmRoles, ownsFirm } from './role.ts'

export const firmInvitationDays = 7
/** Seats and open invitations of one firm. */
export const seatLimit = 200

export const seatMessages = {
  lastOwner: 'A firm needs an owner. Make someone else an owner first.',
  gone: 'This person no longer has a seat at your firm.',
  changed: 'Someone else has just changed this seat.',
  hasSeat: 'This person already has a seat at your firm.',
  full: `A firm can have at most ${seatLimit} seats and invitations.`,
  expired: 'This invitation is no longer valid. Ask the firm for a new one.',
  otherFirm:
    'This address already has an account at another firm, and an account belongs to one firm. Leave that firm first, or ask to be invited at another address.',
  ownSeat: 'You already have a seat at this firm.',
  notForTalent:
    'This address has a talent account. Talent accounts can’t take a seat at a firm: ask to be invited at another address.',
  notForAdmins: 'This address has an admin account. Ask to be invited at another address.',
  signInFirst: 'Please log in with the address that was invited.',
  hasFirm: 'You already have a seat at a firm.',
} as const

export const seatInvitation = z.strictObject({ email: emailAddress, firmRole: z.enum(firmRoles) })

const name = (message: string) => z.string().check(z.trim(), z.minLength(1, message), z.maxLength(100))

/** What someone without an account gives when they take a seat. The address is the invited one. */
export const newMember = z.strictObject({
  firstName: name('Please enter your first name.'),
  lastName: name('Please enter your last name.'),
  password,
  acceptTerms: z.literal(true, 'Please accept the terms to create your account.'),
})
export type NewMember = z.output<typeof newMember>

/**
 * How an invitation finds its reader: without an account, with one that must sign in first or is signed in, or with one that
 * can't take the seat.
 */
export const invitationStates = ['new', 'sign-in', 'ready', 'other-firm', 'own-seat', 'talent', 'admin'] as const
export type InvitationState = (typeof invitationStates)[number]

export const refusedInvitations = {
  'other-firm': seatMessages.otherFirm,
  'own-seat': seatMessages.ownSeat,
  talent: seatMessages.notForTalent,
  admin: seatMessages.notForAdmins,
} as const satisfies Partial<Record<InvitationState, string>>

export const seatActions = ['change-role', 'remove', 'leave'] as const
export type SeatAction = (typeof seatActions)[number]

type Seat = { isOwn: boolean; isLastOwner: boolean }

/** Owners decide on seats, the others only on leaving. The last owner stays one. */
export const seatActionsFor = ({ isOwn, isLastOwner }: Seat, reader: FirmRole | null): SeatAction[] => {
  if (isLastOwner) return []
  return [
    ...(ownsFirm(reader) ? (['change-role'] as const) : []),
    ...(isOwn ? (['leave'] as const) : ownsFirm(reader) ? (['remove'] as const) : []),
  ]
}
