import { deleteTalentList as endpoint } from '#contract/bookmarks.ts'
import { deleteList } from '#db/bookmarks.ts'
import { bookmarkMessages } from '#domain/bookmarks/list.ts'
import { notFound } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'

export const deleteTalentList = transactionRoute(endpoint, async (tx, { id }) => {
  if ((await deleteList(tx, id)) === 0) throw notFound(bookmarkMessages.listGone)
  return {}
})
