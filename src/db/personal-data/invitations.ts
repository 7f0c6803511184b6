import { query } from '../session.ts'
import type { FeatureRules } from './rules.ts'

export const invitations = {
  project_invitations: {
    exported: {
      as: 'project_invitations',
      for: ['talent', 'buyer'],
      query: (userId) =>
        query
          .selectFrom('project_invitations')
          .where((eb) =>
            eb.or([
              eb('invited_by', '=', userId),
              eb('candidate_id', 'in', query.selectFrom('candidates').where('user_id', '=', userId).select('id')),
            ]),
          )
          .select([
            'project_id',
            'status',
            'note',
            'decline_reason',
            'decline_note',
            'expires_at',
            'created_at',
            'updated_at',
          ]),
    },
    forgotten: { by: 'app.forget_invitation_notes' },
    merged: { by: 'app.merge_invitations' },
  },
} satisfies FeatureRules
