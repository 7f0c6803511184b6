import * as z from 'zod/mini'
import { noticeKindNames } from '#domain/notices/kinds.ts'
import { endpoint } from './endpoint.ts'
import { flag } from './query-values.ts'

const notice = z.strictObject({
  id: z.uuid(),
  kind: z.enum(noticeKindNames),
  /** Whom or what it is about, and what happened. */
  text: z.strictObject({ who: z.string(), what: z.string() }),
  /** The project's title. */
  about: z.nullable(z.string()),
  /** Where it leads, on this site. */
  path: z.string(),
  happenedAt: z.iso.datetime({ offset: true }),
  isRead: z.boolean(),
})
export type Notice = z.output<typeof notice>

export const listNotices = endpoint({
  method: 'GET',
  path: '/api/notices',
  access: ['talent', 'buyer', 'admin'],
  summary: 'Your notices, newest first',
  input: z.strictObject({
    isUnread: flag,
    /** The last notice of the page before. */
    after: z.optional(z.uuid()),
  }),
  output: z.strictObject({ notices: z.array(notice), hasMore: z.boolean() }),
})

export const markNoticesRead = endpoint({
  method: 'POST',
  path: '/api/notices/read',
  access: ['talent', 'buyer', 'admin'],
  summary: 'Mark one notice as read, or all of them',
  input: z.strictObject({ id: z.optional(z.uuid()) }),
  output: z.strictObject({ marked: z.int() }),
})
