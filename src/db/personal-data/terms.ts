import { query } from '../session.ts'
import { type FeatureRules, keptByMergedAccount } from './rules.ts'

export const terms = {
  terms_acceptances: {
    exported: {
      as: 'terms',
      query: (userId) =>
        query.selectFrom('terms_acceptances').where('user_id', '=', userId).select(['version', 'accepted_at']),
    },
    forgotten: 'goes with the account',
    merged: keptByMergedAccount,
  },
} satisfies FeatureRules
