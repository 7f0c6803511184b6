import { removeSetInterview } from '#db/candidates.ts'
import type { Tx } from '#db/session.ts'
import { interviewMessages } from '#domain/candidates/decision.ts'
import { cancelInterviewsWith } from '../interviews/cancel-interviews-with.ts'
import { cancelCallsWith } from '../scheduling/cancel-calls-with.ts'
import type { Services } from '../services.ts'

/** Everything that is still to come with a candidate. Says when the interview was to be that an admin had set: the decision's email cancels it. */
export async function cancelCalls(tx: Tx, candidateId: string, services: Services): Promise<Date | undefined> {
  await cancelInterviewsWith(tx, candidateId, interviewMessages.decided)
  const set = await removeSetInterview(tx, candidateId)
  await cancelCallsWith(tx, candidateId, interviewMessages.decided, services)
  return set
}
