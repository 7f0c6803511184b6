import { answerProposal as endpoint } from '#contract/interviews.ts'
import { proposeOthers } from '#db/interview-changes.ts'
import { transactionRoute } from '../serve.ts'
import { heldWord } from './held-word.ts'
import { requireFreeTimes } from './offered-times.ts'
import { otherTimes } from './other-times.ts'
import { makeInterviewMove } from './with-interview.ts'

export const answerProposal = transactionRoute(
  endpoint,
  async (tx, { id, zone, times: at, word: written, ...typed }, me) => {
    const times = [...new Set(at)].map((time) => new Date(time)).sort((a, b) => +a - +b)
    const move = (side: string) => (side === 'talent' ? 'answer' : 'counter')
    return makeInterviewMove(tx, { id, move, me }, async (made) => {
      const { asked, hours } = await otherTimes(tx, { ...made, typed })
      await requireFreeTimes(tx, times, asked)
      const word = await heldWord(tx, written, { candidateId: made.row.candidateId, interviewId: id })
      return proposeOthers(tx, id, made.side, { times, zone, word, hours })
    })
  },
)
