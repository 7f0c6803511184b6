import { readWaiting as endpoint } from '#contract/replies.ts'
import { readNow } from '#db/clock.ts'
import { findReplyTimes, findWaiting } from '#db/replies.ts'
import { type ClockKind, usedShare, waitingPaths } from '#domain/replies/clock.ts'
import { transactionRoute } from '../serve.ts'
import { presentReplyTimes } from './read-reply-times.ts'

export const readWaiting = transactionRoute(endpoint, async (tx, _, { role }) => {
  const now = await readNow(tx)
  const rows = await findWaiting(tx)
  return {
    waiting: rows.map((row) => {
      const kind = row.kind as ClockKind
      const [startedAt, halfAt, dueAt] = [row.started_at as Date, row.half_at as Date, row.due_at as Date]
      return {
        ...{ kind, count: row.count ?? 1, names: row.names ?? [], title: row.title, dueAt: dueAt.toISOString() },
        path: waitingPaths[kind](row.place_id as string),
        used: usedShare({ startedAt, halfAt, dueAt }, now),
      }
    }),
    replyTimes: presentReplyTimes(await findReplyTimes(tx, { operator: role === 'admin' })),
  }
})
