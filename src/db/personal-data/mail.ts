import { sql } from 'kysely'
import { query } from '../session.ts'
import { type FeatureRules, keptByMergedAccount } from './rules.ts'

export const mail = {
  mails: {
    exported: {
      as: 'mails',
      query: () =>
        query
          .selectFrom(sql<{ subject: string; status: string; created_at: Date }>`app.own_mails()`.as('m'))
          .selectAll(),
    },
    forgotten: { by: 'app.forget_mail', stays: 'Emails to others, sealed and for 30 days at most.' },
    merged: keptByMergedAccount,
  },
} satisfies FeatureRules
