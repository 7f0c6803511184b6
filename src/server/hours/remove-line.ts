import { removeLine as endpoint } from '#contract/hours.ts'
import { deleteLine } from '#db/hours.ts'
import { transactionRoute } from '../serve.ts'
import { lockLine } from './change-line.ts'

export const removeLine = transactionRoute(endpoint, async (tx, { id }) => {
  await lockLine(tx, id)
  await deleteLine(tx, id)
  return {}
})
