import type { CandidateStatus } from '../candidates/status.ts'
import { Problem } from '../problem.ts'

export const platformMessages = {
  soon: "You're accepted, and your access will be enabled shortly. You'll get an email when it is.",
  later: "You'll be granted access once approved.",
} as const

/** Why there is no access: it is still being enabled, or there is no decision yet. */
export const noAccessMessage = (status: CandidateStatus | undefined): string =>
  platformMessages[status === 'accepted' ? 'soon' : 'later']

export const noAccess = (status: CandidateStatus | undefined) => new Problem('forbidden', noAccessMessage(status))

export const otherApplicationsPageSize = 12
