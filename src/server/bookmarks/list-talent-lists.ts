import { listTalentLists as endpoint } from '#contract/bookmarks.ts'
import { talentListsQuery } from '#db/bookmarks.ts'
import { bookmarkActionsFor } from '#domain/bookmarks/list.ts'
import { queryRoute } from '../serve.ts'

export const listTalentLists = queryRoute(endpoint, talentListsQuery, ([found], _, { firmRole }) => ({
  lists: found?.lists ?? [],
  hidden: found?.hidden ?? 0,
  actions: bookmarkActionsFor(firmRole),
}))
