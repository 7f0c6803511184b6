import { query } from '../session.ts'
import { type FeatureRules, neverMerged } from './rules.ts'

export const projects = {
  projects: {
    exported: {
      as: 'projects',
      for: ['buyer'],
      query: (userId) =>
        query
          .selectFrom('projects')
          .where('buyer_id', 'in', query.selectFrom('buyers').where('user_id', '=', userId).select('id'))
          .select(['title', 'status', 'internal_note', 'scope_of_work', 'software_systems', 'seniority_level'])
          .select(['pay_rate', 'engagement_details', 'engagement_type', 'start_date', 'preferred_time_overlap'])
          .select(['estimated_hires', 'location', 'duration', 'created_at', 'updated_at']),
    },
    forgotten: { by: 'app.forget_projects', stays: 'What others applied to, archived and without its firm.' },
    merged: neverMerged,
  },
} satisfies FeatureRules
