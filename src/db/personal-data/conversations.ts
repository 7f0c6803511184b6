import { query } from '../session.ts'
import { type FeatureRules, keptByMergedAccount } from './rules.ts'

const own = (userId: string) => query.selectFrom('threads as t').where('t.user_id', '=', userId)

export const conversations = {
  threads: {
    exported: {
      as: 'conversations',
      for: ['talent', 'buyer'],
      query: (userId) => own(userId).select(['t.title', 't.is_with_operator', 't.created_at', 't.last_message_at']),
    },
    forgotten: { by: 'app.forget_conversations', stays: 'The other side keeps what it wrote itself.' },
    merged: { by: 'app.merge_conversations', stays: 'A second one with the same host ends with the other account.' },
  },
  messages: {
    exported: {
      as: 'messages',
      for: ['talent', 'buyer'],
      query: (userId) =>
        query
          .selectFrom('messages as m')
          .innerJoin('threads as t', 't.id', 'm.thread_id')
          .leftJoin('message_originals as o', 'o.message_id', 'm.id')
          .where('m.author_id', '=', userId)
          .select(['t.title as conversation', 'm.text', 'o.text as original', 'm.created_at'])
          .select(['m.file_name', 'm.file_size_bytes']),
    },
    forgotten: { by: 'app.forget_conversations', stays: 'That something was written, and when.' },
    merged: keptByMergedAccount,
  },
  message_originals: {
    exported: { withheld: 'It is part of the messages.' },
    forgotten: { by: 'app.forget_conversations' },
    merged: keptByMergedAccount,
  },
  thread_reads: {
    exported: {
      as: 'readMarks',
      for: ['talent', 'buyer'],
      query: (userId) =>
        query.selectFrom('thread_reads').where('user_id', '=', userId).select(['read_messages', 'read_at']),
    },
    forgotten: 'goes with the account',
    merged: keptByMergedAccount,
  },
  nudges: {
    exported: { withheld: 'That something is new, for minutes.' },
    forgotten: 'goes with the account',
    merged: keptByMergedAccount,
  },
} satisfies FeatureRules
