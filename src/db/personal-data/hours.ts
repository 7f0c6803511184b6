import { sql } from 'kysely'
import { query } from '../session.ts'
import type { FeatureRules } from './rules.ts'

const ownWeeks = (userId: string) =>
  query
    .selectFrom('weeks as w')
    .where((eb) => eb.or([eb('w.talent_id', '=', userId), eb('w.firm_id', '=', sql<string>`app.firm_id()`)]))

const paidFor = 'What was submitted: one side pays and the other is paid for it.'

export const hours = {
  weeks: {
    exported: {
      as: 'weeks',
      for: ['talent', 'buyer'],
      query: (userId) =>
        ownWeeks(userId).select([
          'w.id',
          'w.starts_on',
          'w.status',
          'w.minutes',
          'w.rate_cents',
          'w.reason',
          'w.submitted_at',
          'w.decided_at',
        ]),
    },
    forgotten: { by: 'app.forget_hours', stays: paidFor },
    merged: { by: 'app.merge_hours' },
  },
  week_lines: {
    exported: {
      as: 'week_lines',
      for: ['talent', 'buyer'],
      query: (userId) =>
        ownWeeks(userId)
          .innerJoin('week_lines as l', 'l.week_id', 'w.id')
          .select(['l.week_id', 'l.day', 'l.minutes', 'l.task', 'l.note']),
    },
    forgotten: { stays: `${paidFor} Other lines go with their week.` },
    merged: { stays: 'With its week, which the kept account takes over.' },
  },
  week_timers: {
    exported: {
      as: 'week_timer',
      for: ['talent'],
      query: (userId) => query.selectFrom('week_timers').where('user_id', '=', userId).select(['task', 'started_at']),
    },
    forgotten: 'goes with the account',
    merged: { by: 'app.merge_hours' },
  },
} satisfies FeatureRules
