import { readInterview as endpoint } from '#contract/interviews.ts'
import { readNow } from '#db/clock.ts'
import { readInterview as findInterview } from '#db/interviews.ts'
import { transactionRoute } from '../serve.ts'
import { presentInterview } from './present-interview.ts'
import { canAct, sideOf } from './side-of.ts'
import { interviewNotFound } from './with-interview.ts'

export const readInterview = transactionRoute(endpoint, async (tx, { id }, me) => {
  const row = await findInterview(tx, id)
  if (!row) throw interviewNotFound()
  return presentInterview(row, sideOf(me), await readNow(tx), canAct(me))
})
