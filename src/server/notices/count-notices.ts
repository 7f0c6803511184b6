import { countNotices as endpoint } from '#contract/unread.ts'
import { unreadNoticesQuery } from '#db/notices.ts'
import { queryRoute } from '../serve.ts'

export const countNotices = queryRoute(endpoint, unreadNoticesQuery, ([found]) => ({ count: found?.count ?? 0 }))
