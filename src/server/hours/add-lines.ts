import { addLines as endpoint } from '#contract/hours.ts'
import { deleteTimer } from '#db/hours.ts'
import { transactionRoute } from '../serve.ts'
import { writeLines } from './write-lines.ts'

export const addLines = transactionRoute(endpoint, async (tx, { engagementId, lines, key, stopsTimer }) => {
  const weeks = await writeLines(tx, engagementId, lines, key)
  if (stopsTimer) await deleteTimer(tx)
  return { weeks }
})
