import { query } from '../session.ts'
import { type FeatureRules, keptByMergedAccount } from './rules.ts'

export const calendarFeeds = {
  calendar_feeds: {
    exported: {
      as: 'calendarLink',
      query: (userId) => query.selectFrom('calendar_feeds').where('user_id', '=', userId).select('created_at'),
    },
    forgotten: 'goes with the account',
    merged: keptByMergedAccount,
  },
} satisfies FeatureRules
