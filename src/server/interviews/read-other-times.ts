import { readOtherTimes as endpoint } from '#contract/interviews.ts'
import { readNow } from '#db/clock.ts'
import { readInterview } from '#db/interviews.ts'
import { transactionRoute } from '../serve.ts'
import { readTimes } from './offered-times.ts'
import { otherTimes } from './other-times.ts'
import { sideOf } from './side-of.ts'
import { interviewNotFound } from './with-interview.ts'

export const readOtherTimes = transactionRoute(endpoint, async (tx, { id, zone: _, ...typed }, me) => {
  const row = await readInterview(tx, id)
  if (!row) throw interviewNotFound()
  const { asked } = await otherTimes(tx, { row, side: sideOf(me), now: await readNow(tx), typed })
  return readTimes(tx, asked)
})
