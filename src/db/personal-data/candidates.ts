import { query } from '../session.ts'
import { type FeatureRules, neverMerged } from './rules.ts'

const copy = {
  exported: { withheld: 'A copy of the application, for searching.' },
  forgotten: 'goes with the account',
  merged: 'goes with the record',
} as const

export const candidates = {
  candidates: {
    /** Contact data, profile and resume; what admins note is theirs. */
    exported: {
      as: 'application',
      for: ['talent'],
      query: (userId) =>
        query
          .selectFrom('candidates')
          .where('user_id', '=', userId)
          .select(['id', 'name', 'email', 'phone', 'whatsapp', 'subscribe', 'agree', 'status', 'source'])
          .select(['created_at', 'updated_at', 'resume_original_name', 'resume_size_bytes', 'resume_mime_type'])
          .select(['resume_uploaded_at', 'profile_data', 'working_hours', 'interview_scheduled_at'])
          .select(['interview_ends_at', 'platform_access_granted_at']),
    },
    forgotten: 'goes with the account',
    merged: { by: 'app.merge_candidates' },
  },
  candidate_search: copy,
  talent_search: copy,
  candidate_views: {
    exported: {
      as: 'savedViews',
      for: ['admin'],
      query: (userId) => query.selectFrom('candidate_views').where('user_id', '=', userId).select(['name', 'address']),
    },
    forgotten: 'goes with the account',
    merged: neverMerged,
  },
  candidate_tally: { impersonal: 'Counts.' },
  candidate_weeks: { impersonal: 'Counts.' },
} satisfies FeatureRules
