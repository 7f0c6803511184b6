import { moveInterview as endpoint } from '#contract/interviews.ts'
import { readInterviewee, moveInterview as setTime } from '#db/interviews.ts'
import { type InterviewLength, timeNotFree } from '#domain/interviews/interview.ts'
import { transactionRoute } from '../serve.ts'
import { hoursOfFirm } from './firm-hours.ts'
import { requireFreeTimes } from './offered-times.ts'
import { interviewNotFound, makeInterviewMove } from './with-interview.ts'

export const moveInterview = transactionRoute(endpoint, async (tx, { id, zone, word, ...chosen }, me) => {
  const startsAt = new Date(chosen.startsAt)
  return makeInterviewMove(tx, { id, move: () => 'move', me }, async ({ row, side, now }) => {
    const person = await readInterviewee(tx, row.candidateId)
    if (!person) throw interviewNotFound()
    if (+startsAt === Number(row.startsAt)) throw timeNotFree()
    const firm = await hoursOfFirm(tx, { zone: row.ownerZone }, id)
    const minutes = row.minutes as InterviewLength
    await requireFreeTimes(tx, [startsAt], {
      person,
      minutes,
      firm,
      withHolidays: false,
      colleagues: [],
      interviewId: id,
      now,
    })
    return setTime(tx, id, side, { startsAt, zone, word })
  })
})
