import { cancelInterview } from '#db/interview-changes.ts'
import { followedInterview, interviewsAheadOf } from '#db/interviews.ts'
import type { Tx } from '#db/session.ts'
import type { Services } from '../services.ts'
import { mailInterview } from './mail-interview.ts'

/** So that nobody waits for someone whose account is deleted. The interview goes with it, and so would a queued job. */
export async function cancelInterviewsOf(tx: Tx, userId: string, services: Services): Promise<undefined> {
  for (const { id } of await interviewsAheadOf(tx, userId)) {
    await cancelInterview(tx, id, 'The account was deleted.')
    const row = await followedInterview(tx, id)
    if (row) await mailInterview(tx, 'cancel', row, services)
  }
}
