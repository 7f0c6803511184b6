import { answerProposal as endpoint } from '#contract/interviews.ts'
import { proposeOthers, readInterviewee } from '#db/interviews.ts'
import type { InterviewLength } from '#domain/interviews/interview.ts'
import { transactionRoute } from '../serve.ts'
import { hoursOfFirm } from './firm-hours.ts'
import { requireFreeTimes } from './offered-times.ts'
import { interviewNotFound, makeInterviewMove } from './with-interview.ts'

export const answerProposal = transactionRoute(endpoint, async (tx, { id, zone, word, ...chosen }, me) => {
  const times = [...new Set(chosen.times)].map((time) => new Date(time)).sort((a, b) => +a - +b)
  const move = (side: string) => (side === 'talent' ? 'answer' : 'counter')
  return makeInterviewMove(tx, { id, move, me }, async ({ row, side, now }) => {
    const person = await readInterviewee(tx, row.candidateId)
    if (!person) throw interviewNotFound()
    const firm = await hoursOfFirm(tx, { zone: row.ownerZone }, id)
    const minutes = row.minutes as InterviewLength
    await requireFreeTimes(tx, times, {
      person,
      minutes,
      firm,
      withHolidays: false,
      colleagues: [],
      interviewId: id,
      now,
    })
    return proposeOthers(tx, id, side, { times, zone, word })
  })
})
