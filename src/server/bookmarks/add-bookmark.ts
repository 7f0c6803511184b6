import { addBookmark as endpoint } from '#contract/bookmarks.ts'
import { insertBookmark, seesCandidate, sizeOfList } from '#db/bookmarks.ts'
import { bookmarkMessages, listSizeLimit } from '#domain/bookmarks/list.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'

export const addBookmark = transactionRoute(endpoint, async (tx, { id, candidateId }) => {
  const size = await sizeOfList(tx, id)
  if (size === undefined) throw notFound(bookmarkMessages.listGone)
  if (size >= listSizeLimit) throw new Problem('conflict', bookmarkMessages.listFull)
  if (!(await seesCandidate(tx, candidateId))) throw notFound(bookmarkMessages.personGone)
  await insertBookmark(tx, id, candidateId)
  return {}
})
