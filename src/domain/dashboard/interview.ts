/** How long an interview lasts that an admin has set; one that is an intro call ends with the call. */
export const interviewMinutes = 60
export const interviewLocation = 'Online'

export const interviewEnd = (startsAt: Date): Date => new Date(startsAt.getTime() + interviewMinutes * 60_000)

/** What a worker may do about the interview: book a first call, or change the one that is booked. */
export const interviewActions = ['book', 'move', 'cancel'] as const
