import { query } from '../session.ts'
import { type FeatureRules, keptByMergedAccount } from './rules.ts'

export const notifications = {
  unwanted_topics: {
    exported: {
      as: 'mailsSwitchedOff',
      query: (userId) => query.selectFrom('unwanted_topics').where('user_id', '=', userId).select('topic'),
    },
    forgotten: 'goes with the account',
    merged: keptByMergedAccount,
  },
} satisfies FeatureRules
