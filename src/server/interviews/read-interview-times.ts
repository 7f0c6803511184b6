import { readInterviewTimes as endpoint } from '#contract/interviews.ts'
import { readNow } from '#db/clock.ts'
import { readInterviewee } from '#db/interviews.ts'
import { notFound } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'
import { hoursOfFirm } from './firm-hours.ts'
import { readTimes } from './offered-times.ts'

export const readInterviewTimes = transactionRoute(
  endpoint,
  async (tx, { candidate, minutes, withHolidays, colleagues, ...typed }) => {
    const person = await readInterviewee(tx, candidate)
    if (!person) throw notFound('Candidate Not Found')
    const firm = await hoursOfFirm(tx, typed)
    return readTimes(tx, { person, minutes, firm, withHolidays, colleagues, interviewId: null, now: await readNow(tx) })
  },
)
