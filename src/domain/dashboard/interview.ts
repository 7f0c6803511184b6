/** How long an interview set by an admin lasts; an intro call has its own end. */
export const interviewMinutes = 60
export const interviewLocation = 'Online'

export const interviewEnd = (startsAt: Date): Date => new Date(startsAt.getTime() + interviewMinutes * 60_000)

/** What a candidate may do about the interview: book a first call, or change the booked one. */
export const interviewActions = ['book', 'move', 'cancel'] as const
