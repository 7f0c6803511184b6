import { renameTalentList as endpoint } from '#contract/bookmarks.ts'
import { findList, renameList } from '#db/bookmarks.ts'
import { bookmarkMessages } from '#domain/bookmarks/list.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'

export const renameTalentList = transactionRoute(endpoint, async (tx, { id, name }) => {
  const same = await findList(tx, name)
  if (same && same.id !== id) throw new Problem('conflict', bookmarkMessages.nameTaken, { field: 'name' })
  if ((await renameList(tx, id, name)) === 0) throw notFound(bookmarkMessages.listGone)
  return {}
})
