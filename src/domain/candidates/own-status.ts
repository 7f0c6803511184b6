import type { ApplicationStatus } from '../applications/status.ts'
import { isClosing } from '../projects/closing.ts'
import type { ProjectStatus } from '../projects/status.ts'
import type { CandidateStatus } from './status.ts'

/** The status of something, as shown to the person it is about. */
export const ownStatuses = [
  'pending',
  'reviewing',
  'interview',
  'accepted',
  'rejected',
  'archived',
  'completed',
] as const
export type OwnStatus = (typeof ownStatuses)[number]

/** A candidate whose page an admin has opened is under review, though nothing is decided yet. */
export function ownStatusOf({ status, openedAt }: { status: CandidateStatus; openedAt: Date | null }): OwnStatus {
  if (status === 'pending') return openedAt ? 'reviewing' : 'pending'
  return status === 'interviewed' ? 'interview' : status
}

/** An engagement ends with its project; an application that came to nothing stays what it was. */
export const ownApplicationStatus = (status: ApplicationStatus, project: ProjectStatus | null): OwnStatus =>
  status === 'accepted' && isClosing(project) ? project : status

export const applicationSteps = ['Applied', 'Under Review', 'Interview', 'Accepted'] as const

/** How many steps are reached, including the current one. Those not selected got as far as the interview. */
export const reachedSteps: Record<OwnStatus, number> = {
  pending: 1,
  reviewing: 2,
  interview: 3,
  rejected: 3,
  accepted: 4,
  completed: 4,
  archived: 1,
}
