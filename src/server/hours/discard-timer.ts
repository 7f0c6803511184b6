import { discardTimer as endpoint } from '#contract/hours.ts'
import { deleteTimer, findTimer } from '#db/hours.ts'
import { weekMessages } from '#domain/hours/status.ts'
import { Problem } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'

export const discardTimer = transactionRoute(endpoint, async (tx, { expectedStartedAt }) => {
  // Where none runs, there is nothing left to discard.
  if (!(await deleteTimer(tx, expectedStartedAt)) && (await findTimer(tx)))
    throw new Problem('conflict', weekMessages.timerStopped)
  return {}
})
