import type { Tx } from '#db/session.ts'
import { deleteCustomerOf } from '../billing/delete-customers.ts'
import { removePortraitsOf } from '../images/remove-portraits-of.ts'
import { removeResumeOf } from '../resumes/remove-resume-of.ts'
import { cancelCallsOf } from '../scheduling/cancel-calls-of.ts'
import type { Services } from '../services.ts'

/** What lies outside the database, once the account is gone from it. */
export type AfterCommit = () => Promise<unknown>

/** What a room does before an account is deleted, in the same transaction. */
type DeletionStep = (tx: Tx, userId: string, services: Services) => Promise<AfterCommit | undefined>

/** The rows go by the database's own rules (src/db/personal-data); these are the rooms with something else to do. */
export const deletionSteps: readonly DeletionStep[] = [
  cancelCallsOf,
  removeResumeOf,
  removePortraitsOf,
  deleteCustomerOf,
]
