import * as z from 'zod/mini'
import { applicationStatuses } from '#domain/applications/status.ts'
import { messageFileLimitBytes, messageFileMessages, messageFileTypes } from '#domain/conversations/file.ts'
import { fileText, messageText } from '#domain/conversations/message.ts'
import { sides, threadActions } from '#domain/conversations/thread.ts'
import { interviewStatuses } from '#domain/interviews/list.ts'
import { offerLifeCycle } from '#domain/offers/status.ts'
import { reason } from '#domain/reason.ts'
import { endpoint, nothing } from './endpoint.ts'

const moment = z.iso.datetime({ offset: true })
const nullableText = z.nullable(z.string())
const people = ['talent', 'buyer', 'admin'] as const
const parties = ['talent', 'buyer'] as const

const threadFacts = {
  id: z.uuid(),
  isWithOperator: z.boolean(),
  projectId: z.nullable(z.uuid()),
  title: z.string(),
  /** Null for an admin who may look at it because it was reported. */
  side: z.nullable(z.enum(sides)),
  /** The other side. Null once their account is gone. */
  name: nullableText,
  detail: nullableText,
  avatarUrl: nullableText,
  unread: z.int(),
  isReported: z.boolean(),
}

const threadLine = z.strictObject({
  ...threadFacts,
  lastMessageAt: moment,
  lastSide: z.nullable(z.enum(sides)),
  lastText: nullableText,
})
export type ThreadLine = z.output<typeof threadLine>

export const listThreads = endpoint({
  method: 'GET',
  path: '/api/threads',
  access: people,
  summary: 'Your conversations, the one with the newest message first',
  input: z.strictObject({
    q: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
    before: z.optional(moment),
  }),
  output: z.strictObject({ threads: z.array(threadLine), hasMore: z.boolean() }),
})

export const openThread = endpoint({
  method: 'POST',
  path: '/api/threads',
  access: parties,
  summary:
    'The conversation about an application or your invitation, or without one yours with the operator; begun if there is none',
  input: z.strictObject({ applicationId: z.optional(z.uuid()), invitationId: z.optional(z.uuid()) }),
  output: z.strictObject({ id: z.uuid() }),
})

/** What else happened between the two sides about the project: each once, as it is now, at the place where it began. */
const card = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('interview'),
    id: z.uuid(),
    happenedAt: moment,
    status: z.enum(interviewStatuses),
    startsAt: z.nullable(moment),
    minutes: z.int(),
    /** How many times were proposed, while none was chosen. */
    proposed: z.int(),
  }),
  z.strictObject({
    kind: z.literal('offer'),
    id: z.uuid(),
    happenedAt: moment,
    status: z.enum(offerLifeCycle.statuses),
    round: z.int(),
  }),
])
export type ThreadCard = z.output<typeof card>

export const readThread = endpoint({
  method: 'GET',
  path: '/api/threads/:id',
  access: people,
  summary: 'A conversation with what it is about and what you may do',
  input: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({
    ...threadFacts,
    candidateId: z.nullable(z.uuid()),
    /** Whether the other side reads phone numbers and addresses as they are written. */
    isContactOpen: z.boolean(),
    /** Whether the reader's role at the firm lets them read alone. */
    isReader: z.boolean(),
    isBlockedByMe: z.boolean(),
    isBlockedByOther: z.boolean(),
    reportReason: nullableText,
    application: z.nullable(
      z.strictObject({
        id: z.uuid(),
        status: z.enum(applicationStatuses),
        hourlyRate: z.nullable(z.number()),
        availableStartDate: nullableText,
        coverLetter: z.string(),
      }),
    ),
    cards: z.array(card),
    actions: z.array(z.enum(threadActions)),
  }),
})
export type Thread = z.output<(typeof readThread)['output']>

const message = z.strictObject({
  id: z.uuid(),
  number: z.int(),
  side: z.enum(sides),
  sideNumber: z.int(),
  isMine: z.boolean(),
  authorName: z.string(),
  /** Empty where a file came alone. */
  text: z.string(),
  createdAt: moment,
  file: z.nullable(
    z.strictObject({
      name: z.string(),
      sizeBytes: z.int(),
      isScanned: z.boolean(),
      /** Sent before there was a scanner, so that nobody can open it now that there is one. */
      isLocked: z.boolean(),
    }),
  ),
})
export type Message = z.output<typeof message>

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/threads/:id/messages',
  access: people,
  summary: 'The newest messages of a conversation, or those before one of them, oldest first',
  input: z.strictObject({
    id: z.uuid(),
    before: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_000_000_000))),
  }),
  output: z.strictObject({
    messages: z.array(message),
    hasEarlier: z.boolean(),
    /** How many of the other side's messages you have read, and of yours the other side. */
    readByMe: z.int(),
    readByOther: z.int(),
  }),
})

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/threads/:id/messages',
  access: people,
  summary: 'Write a message; sending it again after a dropped connection sends nothing new',
  input: z.strictObject({ id: z.uuid(), messageId: z.uuid(), text: messageText }),
  output: message,
})

export const sendFile = endpoint({
  method: 'POST',
  path: '/api/threads/:id/files',
  access: people,
  summary:
    'Send a PDF or Word document, with or without text; sending it again after a dropped connection sends nothing new',
  input: z.strictObject({ id: z.uuid(), messageId: z.uuid(), text: z._default(fileText, '') }),
  upload: {
    field: 'file',
    type: Object.values(messageFileTypes).join(', '),
    maxBytes: messageFileLimitBytes,
    tooLarge: messageFileMessages.tooLarge,
    // 5,000 characters in any script.
    textBytes: 20_480,
  },
  output: message,
})

export const readFileLink = endpoint({
  method: 'POST',
  path: '/api/threads/:id/messages/:messageId/file-link',
  access: people,
  summary: 'A temporary link to the file that came with a message',
  input: z.strictObject({ id: z.uuid(), messageId: z.uuid() }),
  output: z.strictObject({ url: z.string(), expiresInSeconds: z.int() }),
})

export const markThreadRead = endpoint({
  method: 'POST',
  path: '/api/threads/:id/reading',
  access: people,
  summary: 'Note that you have read so many of the other side’s messages',
  input: z.strictObject({ id: z.uuid(), through: z.int().check(z.minimum(0), z.maximum(2_000_000_000)) }),
  output: nothing,
})

export const blockThread = endpoint({
  method: 'PUT',
  path: '/api/threads/:id/block',
  access: parties,
  summary: 'Block a conversation, or lift your block',
  input: z.strictObject({ id: z.uuid(), isBlocked: z.boolean() }),
  output: nothing,
})

export const reportThread = endpoint({
  method: 'POST',
  path: '/api/threads/:id/report',
  access: parties,
  summary: 'Report a conversation, so that an admin may look at it',
  input: z.strictObject({ id: z.uuid(), reason }),
  output: nothing,
})

export const openReportedThread = endpoint({
  method: 'POST',
  path: '/api/threads/:id/openings',
  access: 'admin',
  summary: 'Look at a reported conversation; the record says that you did, and its messages can be read for an hour',
  input: z.strictObject({ id: z.uuid() }),
  output: nothing,
})

export const resolveReport = endpoint({
  method: 'DELETE',
  path: '/api/threads/:id/report',
  access: 'admin',
  summary: 'Resolve a report; the conversation is private again',
  input: z.strictObject({ id: z.uuid() }),
  output: nothing,
})
