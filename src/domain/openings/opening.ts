import { isAcceptingApplications, type ProjectStatus } from '../projects/status.ts'

export const openingPageSize = 12
export const excerptLimit = 140
export const shownSystemsLimit = 3

export const openingMessages = {
  notFound: 'Project Not Found',
  unsaved: 'Failed to update saved status',
  applied: 'Application submitted successfully!',
  notApplied: 'Failed to submit application. Please try again.',
  logIn: 'Please log in to apply',
} as const

export const openingActions = ['apply', 'save', 'unsave', 'contact'] as const
export type OpeningAction = (typeof openingActions)[number]

/** Talent's relation to a project. */
export type Standing = {
  status: ProjectStatus
  /** Everyone who was not rejected. */
  mayApply: boolean
  hasApplied: boolean
  isSaved: boolean
}

/** What talent may do next. The server enforces it; pages show buttons accordingly. */
export function openingActionsFor({ status, mayApply, hasApplied, isSaved }: Standing): OpeningAction[] {
  const isOpen = isAcceptingApplications(status)
  const isPossible: Record<OpeningAction, boolean> = {
    apply: isOpen && mayApply && !hasApplied,
    save: isOpen && !isSaved,
    unsave: isSaved,
    contact: true,
  }
  return openingActions.filter((action) => isPossible[action])
}

/** The beginning of a long text, without splitting a surrogate pair. */
export function excerpt(text: string): string {
  const letters = Array.from(text)
  return letters.length > excerptLimit ? `${letters.slice(0, excerptLimit).join('').trimEnd()}…` : text
}
