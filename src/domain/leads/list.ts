export const leadFilters = ['open', 'handled', 'all'] as const
export type LeadFilter = (typeof leadFilters)[number]

export const leadPageSize = 25
