import { sql } from 'kysely'
import { query } from '../session.ts'
import type { FeatureRules } from './rules.ts'

export const interviews = {
  interviews: {
    exported: {
      as: 'interviews',
      for: ['talent', 'buyer'],
      query: (userId) =>
        query
          .selectFrom('interviews')
          .where((eb) =>
            eb.or([
              sql<boolean>`app.buyer_id() = any (buyer_id || colleague_ids)`,
              eb('candidate_id', 'in', query.selectFrom('candidates').where('user_id', '=', userId).select('id')),
            ]),
          )
          .select([
            'starts_at',
            'ends_at',
            'proposed',
            'status',
            'owner_word',
            'talent_word',
            'cancel_word',
            'created_at',
          ]),
    },
    forgotten: 'goes with the account',
    merged: { by: 'app.merge_interviews' },
  },
  booked_times: {
    exported: { withheld: 'The times of the calls, which the file has.' },
    forgotten: { stays: 'Nothing of it: triggers remove the times of a call with the call.' },
    merged: { by: 'app.merge_interviews' },
  },
} satisfies FeatureRules
