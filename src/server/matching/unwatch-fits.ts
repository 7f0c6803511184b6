import { unwatchFits as endpoint } from '#contract/shortlists.ts'
import { endWatch } from '#db/fit-watches.ts'
import { transactionRoute } from '../serve.ts'

export const unwatchFits = transactionRoute(endpoint, async (tx, { id }) => {
  await endWatch(tx, id)
  return { isWatched: false }
})
