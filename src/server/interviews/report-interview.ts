import { reportInterview as endpoint } from '#contract/interviews.ts'
import { readNow } from '#db/clock.ts'
import { reportInterview as setReport } from '#db/interview-changes.ts'
import { lockInterview, readInterview } from '#db/interviews.ts'
import { isAskedWhetherHeld, requireInterviewMove } from '#domain/interviews/status.ts'
import { transactionRoute } from '../serve.ts'
import { presentInterview, stateOf } from './present-interview.ts'
import { sideOf } from './side-of.ts'
import { interviewNotFound } from './with-interview.ts'

/** The first answer decides the status; the other side's is kept beside it. */
export const reportInterview = transactionRoute(endpoint, async (tx, { id, isHeld, wasAsProfiled }, me) => {
  const [row, now, side] = [await lockInterview(tx, id), await readNow(tx), sideOf(me)]
  if (!row) throw interviewNotFound()
  const isSecond = row.status !== 'booked' && isAskedWhetherHeld(stateOf(row), side, now)
  if (!isSecond) requireInterviewMove(isHeld ? 'hold' : 'miss', side, stateOf(row), now)
  const status = isSecond ? row.status : isHeld ? 'held' : 'no-show'
  await setReport(tx, id, side, { status, isHeld, wasAsProfiled: isHeld ? wasAsProfiled : null })
  const after = await readInterview(tx, id)
  if (!after) throw interviewNotFound()
  return presentInterview(after, side, now)
})
