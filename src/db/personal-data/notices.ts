import { query } from '../session.ts'
import { type FeatureRules, keptByMergedAccount } from './rules.ts'

export const notices = {
  notices: {
    exported: {
      as: 'notices',
      for: ['talent', 'buyer'],
      query: (userId) =>
        query
          .selectFrom('notices')
          .where('user_id', '=', userId)
          .select(['kind', 'event', 'count', 'happened_at', 'read_at']),
    },
    forgotten: 'goes with the account',
    merged: keptByMergedAccount,
  },
} satisfies FeatureRules
