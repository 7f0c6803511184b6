import { removeLine as endpoint } from '#contract/hours.ts'
import { deleteLine } from '#db/hours.ts'
import { lineChanged } from '#domain/hours/line-changed.ts'
import { transactionRoute } from '../serve.ts'
import { lockLine } from './change-line.ts'

export const removeLine = transactionRoute(endpoint, async (tx, { id, expectedMinutes }) => {
  const { line } = await lockLine(tx, id)
  if (expectedMinutes !== undefined && line.minutes !== expectedMinutes) throw lineChanged()
  await deleteLine(tx, id)
  return {}
})
