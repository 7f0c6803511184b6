import { query } from '../session.ts'
import { type FeatureRules, keptByMergedAccount } from './rules.ts'

export const replies = {
  reply_clocks: {
    exported: {
      as: 'replyClocks',
      for: ['talent'],
      query: (userId) =>
        query
          .selectFrom('reply_clocks')
          .where('user_id', '=', userId)
          .select(['kind', 'started_at', 'due_at', 'replied_at', 'minutes', 'ended_as']),
    },
    forgotten: 'goes with the account',
    merged: keptByMergedAccount,
  },
} satisfies FeatureRules
