import { moveInterview as endpoint } from '#contract/interviews.ts'
import { moveInterview as setTime } from '#db/interview-changes.ts'
import { timeNotFree } from '#domain/interviews/interview.ts'
import { transactionRoute } from '../serve.ts'
import { heldWord } from './held-word.ts'
import { requireFreeTimes } from './offered-times.ts'
import { otherTimes } from './other-times.ts'
import { makeInterviewMove } from './with-interview.ts'

export const moveInterview = transactionRoute(
  endpoint,
  async (tx, { id, zone, startsAt: at, expectedStartsAt, word: written, ...typed }, me) => {
    const startsAt = new Date(at)
    return makeInterviewMove(tx, { id, move: () => 'move', me, expectedStartsAt }, async (made) => {
      const { asked, hours } = await otherTimes(tx, { ...made, typed })
      if (+startsAt === Number(made.row.startsAt)) throw timeNotFree()
      await requireFreeTimes(tx, [startsAt], asked)
      const word = await heldWord(tx, written, { candidateId: made.row.candidateId, interviewId: id })
      return setTime(tx, id, made.side, { startsAt, zone, word, hours })
    })
  },
)
