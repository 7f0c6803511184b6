import { readOtherTimes as endpoint } from '#contract/interviews.ts'
import { readNow } from '#db/clock.ts'
import { readInterview, readInterviewee } from '#db/interviews.ts'
import type { InterviewLength } from '#domain/interviews/interview.ts'
import { transactionRoute } from '../serve.ts'
import { hoursOfFirm } from './firm-hours.ts'
import { readTimes } from './offered-times.ts'
import { interviewNotFound } from './with-interview.ts'

export const readOtherTimes = transactionRoute(endpoint, async (tx, { id }) => {
  const row = await readInterview(tx, id)
  const person = row && (await readInterviewee(tx, row.candidateId))
  if (!person) throw interviewNotFound()
  const firm = await hoursOfFirm(tx, { zone: row.ownerZone }, id)
  const minutes = row.minutes as InterviewLength
  return readTimes(tx, {
    person,
    minutes,
    firm,
    withHolidays: false,
    colleagues: [],
    interviewId: id,
    now: await readNow(tx),
  })
})
