import type { Tx } from '#db/session.ts'
import { mailMergedCalls } from '../scheduling/mail-merged-calls.ts'
import type { Services } from '../services.ts'

/** What a feature does outside the database when a candidate is merged into another: before the merge and after it. */
type MergeStep = (tx: Tx, otherId: string, services: Services) => Promise<() => Promise<unknown>>

/** The database merges the rows (src/db/personal-data); these are the features with something else to do. */
export const mergeSteps: readonly MergeStep[] = [mailMergedCalls]
