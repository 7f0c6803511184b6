import { cancelInterviewAsAdmin as endpoint } from '#contract/interviews.ts'
import { cancelInterview } from '#db/interview-changes.ts'
import { lockInterview } from '#db/interviews.ts'
import { countAsRecorded } from '#db/record.ts'
import { interviewLifeCycle } from '#domain/interviews/status.ts'
import { refusal, statusAfter } from '#domain/life-cycle.ts'
import { transactionRoute } from '../serve.ts'
import { interviewNotFound } from './with-interview.ts'

export const cancelInterviewAsAdmin = transactionRoute(endpoint, async (tx, { id, reason }) => {
  const row = await lockInterview(tx, id)
  if (!row) throw interviewNotFound()
  const status = statusAfter(interviewLifeCycle, { move: 'cancel', from: row.status, by: 'admin' })
  if (!status) throw refusal(interviewLifeCycle, { move: 'cancel', seen: row.status, now: row.status })
  await cancelInterview(tx, id, reason)
  countAsRecorded(tx)
  return { status }
})
