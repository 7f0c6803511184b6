import { query } from '../session.ts'
import type { FeatureRules } from './rules.ts'

export const record = {
  events: {
    exported: {
      as: 'history',
      for: ['talent'],
      query: (userId) =>
        query
          .selectFrom('events')
          .where((eb) =>
            eb.or([
              eb('subject_id', 'in', query.selectFrom('candidates').where('user_id', '=', userId).select('id')),
              eb('subject_id', 'in', query.selectFrom('applications').where('user_id', '=', userId).select('id')),
            ]),
          )
          .where('is_stale', '=', false)
          .orderBy('id')
          .select(['happened_at', 'event', 'from_status', 'to_status']),
    },
    forgotten: {
      by: 'app.forget_in_record',
      stays: 'What a former person did to others, and admins to them, under ids that name nobody anymore.',
    },
    merged: {
      by: 'app.merge_candidates',
      stays: 'Append-only: what happened is copied, and what admins did stays under the id that ended, too.',
    },
  },
} satisfies FeatureRules
