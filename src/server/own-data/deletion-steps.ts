import type { Tx } from '#db/session.ts'
import { deleteCustomerOf } from '../billing/delete-customers.ts'
import { removeMessageFilesOf } from '../conversations/remove-message-files-of.ts'
import { closeFirmOf } from '../firms/close-firm-of.ts'
import { removePortraitsOf } from '../images/remove-portraits-of.ts'
import { cancelInterviewsOf } from '../interviews/cancel-interviews-of.ts'
import { removeResumeOf } from '../resumes/remove-resume-of.ts'
import { cancelCallsOf } from '../scheduling/cancel-calls-of.ts'
import type { Services } from '../services.ts'

/** Cleanup outside the database, once the account is deleted. */
export type AfterCommit = () => Promise<unknown>

/** What a feature does before an account is deleted, in the same transaction. */
type DeletionStep = (tx: Tx, userId: string, services: Services) => Promise<AfterCommit | undefined>

/** The database deletes the rows (src/db/personal-data); these are the features with something else to do. */
export const deletionSteps: readonly DeletionStep[] = [
  closeFirmOf,
  cancelCallsOf,
  cancelInterviewsOf,
  removeResumeOf,
  removePortraitsOf,
  removeMessageFilesOf,
  deleteCustomerOf,
]
