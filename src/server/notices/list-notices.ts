import { listNotices as endpoint } from '#contract/notices.ts'
import { noticesQuery } from '#db/notices.ts'
import type { ApplicationOutcome } from '#domain/applications/outcome.ts'
import { type NoticeKindName, noticeKinds, noticePageSize, noticePlaces } from '#domain/notices/kinds.ts'
import { noticeText } from '#domain/notices/text.ts'
import { queryRoute } from '../serve.ts'

export const listNotices = queryRoute(endpoint, noticesQuery, (rows) => ({
  notices: rows.slice(0, noticePageSize).map((row) => {
    const kind = row.kind as NoticeKindName
    const facts = {
      ...{ kind, event: row.event ?? '', count: row.count ?? 1, names: row.names ?? [], title: row.title },
      outcome: row.outcome as ApplicationOutcome | null,
    }
    return {
      ...{ id: row.id as string, kind, text: noticeText(facts), about: row.title },
      path: noticePlaces[noticeKinds[kind].place].path(row.place_id as string),
      happenedAt: (row.happened_at as Date).toISOString(),
      isRead: row.is_read ?? false,
    }
  }),
  hasMore: rows.length > noticePageSize,
}))
