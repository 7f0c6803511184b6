import { cancelInterview as endpoint } from '#contract/interviews.ts'
import { cancelInterview as setCancelled } from '#db/interview-changes.ts'
import { transactionRoute } from '../serve.ts'
import { heldWord } from './held-word.ts'
import { makeInterviewMove } from './with-interview.ts'

export const cancelInterview = transactionRoute(endpoint, (tx, { id, expectedStartsAt, word }, me) =>
  makeInterviewMove(tx, { id, move: () => 'cancel', me, expectedStartsAt }, async ({ row: { candidateId } }) =>
    setCancelled(tx, id, await heldWord(tx, word, { candidateId, interviewId: id })),
  ),
)
