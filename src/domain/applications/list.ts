import { type ApplicationStatus, applicationStatuses } from './status.ts'

export const applicationPageSize = 20

/** How many applicants fit side by side. */
export const comparedLimit = 5

/** How many can be chosen at once, to be declined. They are read as one page. */
export const chosenLimit = 20

export const applicationFilters = ['all', ...applicationStatuses] as const
export type ApplicationFilter = (typeof applicationFilters)[number]

export const applicationSorts = [
  'newest',
  'best-fit',
  'oldest',
  'lowest-rate',
  'highest-rate',
  'earliest-start',
] as const
export type ApplicationSort = (typeof applicationSorts)[number]

export type ApplicationCounts = Record<ApplicationStatus, number>

export const countIn = (counts: ApplicationCounts, filter: ApplicationFilter): number =>
  filter === 'all' ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[filter]

/** To a page of one's own applications. */
export const ownApplicationsPageSize = 20
