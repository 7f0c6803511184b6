import { showTalent as endpoint } from '#contract/bookmarks.ts'
import { deleteHidden } from '#db/bookmarks.ts'
import { transactionRoute } from '../serve.ts'

export const showTalent = transactionRoute(endpoint, async (tx, { id }) => {
  await deleteHidden(tx, id)
  return {}
})
