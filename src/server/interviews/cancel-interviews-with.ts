import { cancelInterview } from '#db/interview-changes.ts'
import { interviewsAheadWith } from '#db/interviews.ts'
import type { Tx } from '#db/session.ts'

/** What firms have proposed to a candidate or booked with them, by the signed-in admin. The database queues the emails. */
export async function cancelInterviewsWith(tx: Tx, candidateId: string, reason: string): Promise<void> {
  for (const { id } of await interviewsAheadWith(tx, candidateId)) await cancelInterview(tx, id, reason)
}
