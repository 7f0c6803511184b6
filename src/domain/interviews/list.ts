/** Apart from the life cycle, for lists that need no more. */
export const interviewStatuses = ['proposed', 'booked', 'held', 'no-show', 'cancelled', 'expired'] as const

export const interviewFilters = ['upcoming', 'past'] as const
export type InterviewFilter = (typeof interviewFilters)[number]

export const interviewPageSize = 20
/** A dashboard shows the next ones. */
export const shownOnDashboard = 3
