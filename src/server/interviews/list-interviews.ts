import { listInterviews as endpoint } from '#contract/interviews.ts'
import { readNow } from '#db/clock.ts'
import { listInterviews as findInterviews, interviewPage } from '#db/interviews.ts'
import { lengthOf } from '#domain/paging.ts'
import { transactionRoute } from '../serve.ts'
import { presentInterview } from './present-interview.ts'
import { canAct, sideOf } from './side-of.ts'

export const listInterviews = transactionRoute(endpoint, async (tx, asked, me) => {
  const side = sideOf(me)
  const [{ rows, total }, now] = [await findInterviews(tx, asked, side, canAct(me) ? side : null), await readNow(tx)]
  return {
    interviews: rows.map((row) => presentInterview(row, side, now, canAct(me))),
    ...lengthOf(total, interviewPage(asked)),
  }
})
