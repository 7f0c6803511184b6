import { listThreads as endpoint } from '#contract/conversations.ts'
import { threadListQuery } from '#db/conversations.ts'
import { threadPageSize } from '#domain/conversations/thread.ts'
import { queryRoute } from '../serve.ts'
import { presentLine } from './present-thread.ts'

export const listThreads = queryRoute(endpoint, threadListQuery, (rows) => ({
  threads: rows.slice(0, threadPageSize).map(presentLine),
  hasMore: rows.length > threadPageSize,
}))
