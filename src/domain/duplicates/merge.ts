import { Problem } from '../problem.ts'

export const pairFilters = ['open', 'dismissed'] as const
export type PairFilter = (typeof pairFilters)[number]

export const pairPageSize = 10

type Mergeable = { hasAccount: boolean; hasConfirmed: boolean }

/** Whether one may be kept in a merge: an account in use never ends in one that was never used. */
export const canKeep = (kept: Mergeable, other: Mergeable): boolean =>
  !other.hasAccount || (kept.hasAccount && (kept.hasConfirmed || !other.hasConfirmed))

export const cannotKeep = () =>
  new Problem('conflict', 'Please keep the other one: its account is in use, and this one’s isn’t.')

export const pairGone = () =>
  new Problem(
    'not_found',
    'These two are no longer listed as duplicates. Another admin may have merged or dismissed them.',
  )

/** Shown to someone who logs in to a merged account with the right password. */
export const mergedMessage = (keptEmail: string): string =>
  `Your two accounts are now one. Please log in with ${maskedEmail(keptEmail)}. We emailed both of your addresses about it.`

/** Its owner recognizes it; nobody else learns the address. */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1…')
