import { setInterviewLink as endpoint } from '#contract/interviews.ts'
import { readNow } from '#db/clock.ts'
import { setInterviewLink as setLink } from '#db/interview-changes.ts'
import { lockInterview, readInterview } from '#db/interviews.ts'
import { interviewChanged } from '#domain/interviews/changed.ts'
import { interviewMessages } from '#domain/interviews/interview.ts'
import { Problem } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'
import { presentInterview } from './present-interview.ts'
import { interviewNotFound } from './with-interview.ts'

export const setInterviewLink = transactionRoute(endpoint, async (tx, { id, link, expectedLink }) => {
  const [row, now] = [await lockInterview(tx, id), await readNow(tx)]
  if (!row) throw interviewNotFound()
  if (!presentInterview(row, 'owner', now).actions.includes('link'))
    throw new Problem('conflict', interviewMessages.over)
  if (row.link !== link) {
    if (expectedLink !== undefined && expectedLink !== row.link) throw interviewChanged()
    await setLink(tx, id, link)
  }
  const after = await readInterview(tx, id)
  if (!after) throw interviewNotFound()
  return presentInterview(after, 'owner', now)
})
