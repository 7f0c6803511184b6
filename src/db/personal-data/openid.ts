import { query } from '../session.ts'
import { type FeatureRules, keptByMergedAccount } from './rules.ts'

export const openId = {
  'identity.linked_logins': {
    exported: {
      as: 'linkedLogins',
      query: (userId) =>
        query
          .selectFrom('identity.linked_logins')
          .where('user_id', '=', userId)
          .select(['provider', 'email', 'created_at', 'last_used_at']),
    },
    forgotten: 'goes with the account',
    merged: keptByMergedAccount,
  },
} satisfies FeatureRules
