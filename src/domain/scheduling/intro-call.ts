import { Problem } from '../problem.ts'

export const introCallMinutes = 30

export const introCallEnd = (startsAt: Date): Date => new Date(startsAt.getTime() + introCallMinutes * 60_000)

export const introCallMessages = {
  taken: 'That time is no longer available. Please choose another one.',
  booked: 'You already have a call. You can reschedule or cancel it.',
  cancelled: 'This call was canceled.',
  over: 'This call has already started.',
  ahead: 'This call hasn’t started yet.',
  unknown: 'Please apply or log in first, then book your call.',
  unconfirmed: 'Please confirm your email before booking a call.',
  link: 'This link is not valid or has expired.',
} as const

/** Where the call takes place, if the operator's words have a link to it. */
export const joinLinkIn = (location: string): string | null =>
  /https:\/\/[^\s<>"]+[^\s<>".,;:!?)]/.exec(location)?.[0] ?? null

export const slotTaken = () => new Problem('conflict', introCallMessages.taken, { field: 'startsAt' })
