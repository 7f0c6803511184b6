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

const maskLimit = 6

/** Two addresses masked, with as much of each as tells them apart: a short beginning or end, else the first letter that differs. */
export function maskedApart(one: string, other: string): [string, string] {
  for (let shown = 1; shown <= maskLimit; shown++)
    for (const mask of [beginning, ending]) {
      const masked: [string, string] = [mask(one, shown), mask(other, shown)]
      if (masked[0] !== masked[1]) return masked
    }
  const at = [...one].findIndex((letter, index) => letter !== other[index])
  return [middle(one, at), middle(other, at)]
}

const beginning = (email: string, shown: number) => hide(email, (name) => `${name.slice(0, shown)}…`)
const ending = (email: string, shown: number) =>
  hide(email, (name) => `${name.slice(0, 1)}…${name.slice(1).slice(-shown)}`)
const middle = (email: string, at: number) => hide(email, (name) => `${name.slice(0, 1)}…${name.slice(at, at + 1)}…`)
const hide = (email: string, mask: (name: string) => string) => email.replace(/^[^@]*/, mask)
