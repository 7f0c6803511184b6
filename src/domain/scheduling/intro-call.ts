import { Problem } from '../problem.ts'

export const introCallMinutes = 30

export const introCallEnd = (startsAt: Date): Date => new Date(startsAt.getTime() + introCallMinutes * 60_000)

export const introCallMessages = {
  taken: 'That time is no longer free. Please choose another one.',
  booked: 'You have a call already. You can move or cancel it.',
  cancelled: 'This call was cancelled.',
  over: 'This call has begun already.',
  unknown: 'Please apply or log in first, then book your call.',
  link: 'This link is not valid or has expired.',
} as const

export const slotTaken = () => new Problem('conflict', introCallMessages.taken, { field: 'startsAt' })
