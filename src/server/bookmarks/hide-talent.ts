import { hideTalent as endpoint } from '#contract/bookmarks.ts'
import { countHidden, insertHidden, seesCandidate } from '#db/bookmarks.ts'
import { bookmarkMessages, hiddenLimit } from '#domain/bookmarks/list.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'

export const hideTalent = transactionRoute(endpoint, async (tx, { id }) => {
  if ((await countHidden(tx)) >= hiddenLimit) throw new Problem('conflict', bookmarkMessages.tooManyHidden)
  if (!(await seesCandidate(tx, id))) throw notFound(bookmarkMessages.personGone)
  await insertHidden(tx, id)
  return {}
})
