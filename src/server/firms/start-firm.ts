import { startFirm as endpoint } from '#contract/firms.ts'
import { startFirm as start } from '#db/firms.ts'
import { seatMessages } from '#domain/firms/seat.ts'
import { Problem } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'

/** For someone whose seat was removed, or whose record was lost. */
export const startFirm = transactionRoute(endpoint, async (tx, { name }, { firmRole }) => {
  if (firmRole || !(await start(tx, name))) throw new Problem('conflict', seatMessages.hasFirm)
  return {}
})
