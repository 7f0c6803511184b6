import { createTalentList as endpoint } from '#contract/bookmarks.ts'
import { countLists, insertBookmark, insertList, seesCandidate } from '#db/bookmarks.ts'
import { bookmarkMessages, listLimit } from '#domain/bookmarks/list.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'

export const createTalentList = transactionRoute(endpoint, async (tx, { name, candidateId }) => {
  if ((await countLists(tx)) >= listLimit) throw new Problem('conflict', bookmarkMessages.tooManyLists)
  if (candidateId && !(await seesCandidate(tx, candidateId))) throw notFound(bookmarkMessages.personGone)
  const list = await insertList(tx, name)
  if (!list) throw new Problem('conflict', bookmarkMessages.nameTaken, { field: 'name' })
  if (candidateId) await insertBookmark(tx, list.id, candidateId)
  return list
})
