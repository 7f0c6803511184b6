import { projectStatuses } from './status.ts'

/** What admins tell projects apart by: the status, or that one of them took it down. */
export const projectStates = [...projectStatuses, 'taken-down'] as const
export type ProjectState = (typeof projectStates)[number]

export const stateFilters = ['all', ...projectStates] as const
export type StateFilter = (typeof stateFilters)[number]

export const allProjectsSorts = ['newest', 'oldest', 'most-applicants'] as const
export type AllProjectsSort = (typeof allProjectsSorts)[number]

export const allProjectsPageSize = 25
