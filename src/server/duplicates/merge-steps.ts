import type { Tx } from '#db/session.ts'
import { mailMergedCalls } from '../scheduling/mail-merged-calls.ts'
import type { Services } from '../services.ts'

/** What a room does beside the database when a candidate ends in another: before the merge, and then after it. */
type MergeStep = (tx: Tx, otherId: string, services: Services) => Promise<() => Promise<unknown>>

/** The rows are merged by the database's own rules (src/db/personal-data); these are the rooms with something else to do. */
export const mergeSteps: readonly MergeStep[] = [mailMergedCalls]
