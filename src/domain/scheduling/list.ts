export const callFilters = ['upcoming', 'past', 'cancelled'] as const
export type CallFilter = (typeof callFilters)[number]

export const callPageSize = 25
