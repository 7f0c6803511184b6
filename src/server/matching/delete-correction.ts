import { deleteCorrection as endpoint } from '#contract/facts.ts'
import { removeCorrection } from '#db/fact-corrections.ts'
import { transactionRoute } from '../serve.ts'

/** What was read counts again. Taking back twice is no different from once. */
export const deleteCorrection = transactionRoute(endpoint, async (tx, { kind, value }) => {
  await removeCorrection(tx, kind, value)
  return {}
})
