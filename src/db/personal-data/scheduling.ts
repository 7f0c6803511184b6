import { query } from '../session.ts'
import { type FeatureRules, neverMerged } from './rules.ts'

export const scheduling = {
  intro_calls: {
    exported: {
      as: 'introCalls',
      for: ['talent'],
      query: (userId) =>
        query
          .selectFrom('intro_calls')
          .where('candidate_id', 'in', query.selectFrom('candidates').where('user_id', '=', userId).select('id'))
          .select(['starts_at', 'ends_at', 'status', 'zone', 'created_at']),
    },
    forgotten: 'goes with the account',
    merged: { by: 'app.merge_scheduling' },
  },
  intro_call_hours: {
    exported: { withheld: 'The operator’s, not a person’s.' },
    forgotten: { stays: 'The hours outlive whoever set them, whose id names nobody anymore.' },
    merged: neverMerged,
  },
} satisfies FeatureRules
