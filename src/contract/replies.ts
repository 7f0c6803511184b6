import * as z from 'zod/mini'
import { clockKinds } from '#domain/replies/clock.ts'
import { endpoint, nothing } from './endpoint.ts'
import { flag } from './query-values.ts'

const moment = z.iso.datetime({ offset: true })

/** In working minutes. */
const replyTimes = z.strictObject({ replies: z.int(), median: z.number(), slowestTenth: z.number() })

const waiting = z.strictObject({
  kind: z.enum(clockKinds),
  /** Where the answer is given, on this site. */
  path: z.string(),
  count: z.int(),
  /** Who waits; the first few. */
  names: z.array(z.string()),
  /** Of the project. */
  title: z.nullable(z.string()),
  dueAt: moment,
  /** How much of the time is used, from 0 to 1. */
  used: z.number(),
})
export type Waiting = z.output<typeof waiting>

export const readWaiting = endpoint({
  method: 'GET',
  path: '/api/waiting',
  access: ['talent', 'buyer', 'admin'],
  summary: 'What waits for your answer, the soonest due first, and how fast your side answers',
  input: nothing,
  output: z.strictObject({ waiting: z.array(waiting), replyTimes: z.nullable(replyTimes) }),
})

export const readReplyTimes = endpoint({
  method: 'GET',
  path: '/api/reply-times',
  access: ['talent', 'buyer', 'admin'],
  summary: 'How fast the firm behind a project, a candidate or the operator answers, from five replies up',
  input: z.strictObject({ project: z.optional(z.uuid()), candidate: z.optional(z.uuid()), operator: flag }),
  output: z.strictObject({ replyTimes: z.nullable(replyTimes) }),
})
