import { query } from '../session.ts'
import { type FeatureRules, neverMerged } from './rules.ts'

export const buyers = {
  buyers: {
    exported: {
      as: 'firm',
      for: ['buyer'],
      query: (userId) =>
        query
          .selectFrom('buyers')
          .where('user_id', '=', userId)
          .select(['first_name', 'last_name', 'email', 'company_name', 'job_title', 'phone', 'avatar_url'])
          .select('created_at'),
    },
    forgotten: 'goes with the account',
    merged: neverMerged,
  },
} satisfies FeatureRules
