import { leaveFirm as endpoint } from '#contract/firms.ts'
import { endOwnSeat } from '#db/firms.ts'
import { seatMessages } from '#domain/firms/seat.ts'
import { notFound } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'
import { orLastOwner } from './last-owner.ts'

export const leaveFirm = transactionRoute(endpoint, async (tx) => {
  if (!(await orLastOwner(endOwnSeat(tx)))) throw notFound(seatMessages.gone)
  return {}
})
