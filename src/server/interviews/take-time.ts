import { takeTime as endpoint } from '#contract/interviews.ts'
import { takeTime as bookTime } from '#db/interview-changes.ts'
import { timeNotFree } from '#domain/interviews/interview.ts'
import { transactionRoute } from '../serve.ts'
import { makeInterviewMove } from './with-interview.ts'

export const takeTime = transactionRoute(endpoint, async (tx, { id, zone, ...chosen }, me) => {
  const startsAt = new Date(chosen.startsAt)
  return makeInterviewMove(tx, { id, move: () => 'take', me }, ({ row, side, now }) => {
    const isProposed = row.proposed.some((time) => +time === +startsAt)
    if (!isProposed || startsAt <= now) throw timeNotFree()
    return bookTime(tx, id, side, { startsAt, zone })
  })
})
