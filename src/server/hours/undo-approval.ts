import { undoApproval as endpoint } from '#contract/hours.ts'
import { undoApprovals } from '#db/hours.ts'
import { weekMessages } from '#domain/hours/status.ts'
import { Problem } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'

export const undoApproval = transactionRoute(endpoint, async (tx, { ids }) => {
  const undone = await undoApprovals(tx, ids)
  if (undone.length === 0) throw new Problem('conflict', weekMessages.noUndo)
  return { undone }
})
