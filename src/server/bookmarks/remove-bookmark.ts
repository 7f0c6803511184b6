import { removeBookmark as endpoint } from '#contract/bookmarks.ts'
import { deleteBookmark } from '#db/bookmarks.ts'
import { transactionRoute } from '../serve.ts'

export const removeBookmark = transactionRoute(endpoint, async (tx, { id, candidateId }) => {
  await deleteBookmark(tx, id, candidateId)
  return {}
})
