import { discardTimer as endpoint } from '#contract/hours.ts'
import { deleteTimer } from '#db/hours.ts'
import { transactionRoute } from '../serve.ts'

export const discardTimer = transactionRoute(endpoint, async (tx) => {
  await deleteTimer(tx)
  return {}
})
