import { cancelInterview as endpoint } from '#contract/interviews.ts'
import { cancelInterview as setCancelled } from '#db/interviews.ts'
import { transactionRoute } from '../serve.ts'
import { makeInterviewMove } from './with-interview.ts'

export const cancelInterview = transactionRoute(endpoint, (tx, { id, word }, me) =>
  makeInterviewMove(tx, { id, move: () => 'cancel', me }, () => setCancelled(tx, id, word)),
)
