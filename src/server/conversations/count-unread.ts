import { countUnread as endpoint } from '#contract/unread.ts'
import { unreadThreadsQuery } from '#db/conversations.ts'
import { queryRoute } from '../serve.ts'

export const countUnread = queryRoute(endpoint, unreadThreadsQuery, ([row]) => ({ count: row?.count ?? 0 }))
