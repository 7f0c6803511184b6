import { readReplyTimes as endpoint } from '#contract/replies.ts'
import { replyTimesQuery } from '#db/replies.ts'
import type { FunctionRows } from '#db/rows.ts'
import { queryRoute } from '../serve.ts'

export const presentReplyTimes = (row: FunctionRows['reply_times'] | undefined) =>
  row ? { replies: row.replies ?? 0, median: row.median ?? 0, slowestTenth: row.slowest_tenth ?? 0 } : null

export const readReplyTimes = queryRoute(endpoint, replyTimesQuery, ([row]) => ({ replyTimes: presentReplyTimes(row) }))
