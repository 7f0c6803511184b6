import { query } from '../session.ts'
import { type FeatureRules, neverMerged } from './rules.ts'

export const buyers = {
  firm_invitations: {
    exported: { withheld: 'An invitation is the firm’s. Its people are listed in the firm’s settings.' },
    forgotten: { by: 'app.forget_invitations', stays: 'Those that others were sent.' },
    merged: neverMerged,
  },
  firms: {
    exported: {
      as: 'firmSettings',
      for: ['buyer'],
      query: (userId) =>
        query
          .selectFrom('firms')
          .where('id', 'in', query.selectFrom('buyers').where('user_id', '=', userId).select('firm_id'))
          .select(['name', 'state', 'address', 'website', 'zone', 'core_from', 'core_to', 'created_at']),
    },
    forgotten: { by: 'app.forget_projects', stays: 'While another owner is there.' },
    merged: neverMerged,
  },
  buyers: {
    exported: {
      as: 'firm',
      for: ['buyer'],
      query: (userId) =>
        query
          .selectFrom('buyers')
          .where('user_id', '=', userId)
          .select(['first_name', 'last_name', 'email', 'company_name', 'job_title', 'phone', 'avatar_url'])
          .select('firm_role')
          .select('created_at'),
    },
    forgotten: 'goes with the account',
    merged: neverMerged,
  },
} satisfies FeatureRules
