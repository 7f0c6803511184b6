import { readBookmarks as endpoint } from '#contract/bookmarks.ts'
import { bookmarksQuery } from '#db/bookmarks.ts'
import { bookmarkActionsFor } from '#domain/bookmarks/list.ts'
import { queryRoute } from '../serve.ts'

export const readBookmarks = queryRoute(endpoint, bookmarksQuery, (people, _, { firmRole }) => ({
  people: people.map(({ notes, ...person }) => ({ ...person, notes: notes ?? 0 })),
  actions: bookmarkActionsFor(firmRole),
}))
