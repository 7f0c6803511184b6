import { type Role, roles } from '../accounts/role.ts'

/** The state of an account. One that was merged into another, or was a removed admin's, is closed. */
export const personStates = ['active', 'unconfirmed', 'suspended', 'closed'] as const
export type PersonState = (typeof personStates)[number]

export const personStateLabels: Record<PersonState, string> = {
  active: 'Active',
  unconfirmed: 'Unconfirmed',
  suspended: 'Suspended',
  closed: 'Closed',
}

export const roleFilters = ['all', ...roles] as const
export type RoleFilter = (typeof roleFilters)[number]
export const stateFilters = ['all', ...personStates] as const
export type StateFilter = (typeof stateFilters)[number]

export const peoplePageSize = 25
/** How much of someone's history, and how many of their firm's projects, their page shows. */
export const shownHistory = 50
export const shownProjects = 25

export const personActions = ['suspend', 'restore', 'end-sessions'] as const
export type PersonAction = (typeof personActions)[number]

/**
 * What an admin may do about an account. Admins aren't suspended but removed (domain/admins), and manage their own
 * sessions in the settings.
 */
export function actionsOn({ role, state }: { role: Role; state: PersonState }, isOwn: boolean): PersonAction[] {
  if (state === 'closed' || isOwn) return []
  if (state === 'suspended') return ['restore']
  return role === 'admin' ? ['end-sessions'] : ['suspend', 'end-sessions']
}

export const personMessages = {
  notFound: 'This account no longer exists.',
  notSuspendable: 'This account can’t be suspended. It may be suspended already, closed, or an admin’s.',
  notSuspended: 'This account isn’t suspended.',
} as const
