import { Problem } from '../problem.ts'

export const introCallMinutes = 30

export const introCallEnd = (startsAt: Date): Date => new Date(startsAt.getTime() + introCallMinutes * 60_000)

/** A call that was held makes room for another one of the same person. */
export const introCallStatuses = ['booked', 'cancelled', 'held'] as const
export type IntroCallStatus = (typeof introCallStatuses)[number]

export const introCallMoves = ['move', 'cancel'] as const
export type IntroCallMove = (typeof introCallMoves)[number]

/** What may be done next: a call that has begun is no longer moved or cancelled. */
export const introCallMovesFrom = (call: { status: IntroCallStatus; startsAt: Date }, now: Date): IntroCallMove[] =>
  call.status === 'booked' && call.startsAt > now ? [...introCallMoves] : []

export const introCallMessages = {
  taken: 'That time is no longer free. Please choose another one.',
  booked: 'You have a call already. You can move or cancel it.',
  cancelled: 'This call was cancelled.',
  over: 'This call has begun already.',
  unknown: 'Please apply or log in first, then book your call.',
  link: 'This link is not valid or has expired.',
} as const

export const slotTaken = () => new Problem('conflict', introCallMessages.taken, { field: 'startsAt' })

/** Why nothing can be done with a call any more. */
export const noLongerMovable = ({ status }: { status: IntroCallStatus }) =>
  new Problem('conflict', status === 'cancelled' ? introCallMessages.cancelled : introCallMessages.over)
