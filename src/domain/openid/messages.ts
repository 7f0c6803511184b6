import { brand } from '../brand.ts'
import type { Provider } from './provider.ts'

const either = new Intl.ListFormat('en-US', { type: 'disjunction' })
const labelsOf = (providers: Provider[]) => either.format(providers.map(({ label }) => label))

export const openIdMessages = {
  unknownProvider: 'This way to log in isn’t available here.',
  tooLate: 'This login took too long, was already used or began in another browser. Please try again.',
  down: (label: string) => `We can’t reach ${label} right now. Please try again, or log in with your password.`,
  misconfigured: (label: string) =>
    `Logging in with ${label} isn’t set up correctly. Please log in with your password and let us know.`,
  denied: (label: string) => `You canceled at ${label}, so nothing has changed.`,
  refused: (label: string) => `${label} didn’t accept this login. Please try again.`,
  expired: (label: string) => `The answer from ${label} has expired. Please try again.`,
  mismatched: (label: string) => `The answer from ${label} doesn’t belong to this login. Please try again.`,
  unverified: (label: string) =>
    `${label} didn’t share a verified email address. Log in with your password, then link ${label} in Settings.`,
  taken: (label: string) => `This ${label} account is already linked to another ${brand.name} account.`,
  unlinked: (label: string) => `This ${label} account is no longer linked. Please log in with your password.`,
  tooMany: 'You have linked as many logins as you can. Unlink one before you link another.',
  gone: 'This login has already been unlinked.',
  wrongPassword: 'That isn’t the password of this account.',
  adminsMust: (providers: Provider[]) => `Admins log in with ${labelsOf(providers)} here.`,
  lastOfAdmin: (providers: Provider[]) =>
    `Admins log in with ${labelsOf(providers)} here. Link another login before you unlink this one.`,
} as const
