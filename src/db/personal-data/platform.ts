import { query } from '../session.ts'
import type { FeatureRules } from './rules.ts'

export const platform = {
  checklist_ticks: {
    exported: {
      as: 'checklist',
      for: ['talent'],
      query: (userId) =>
        query
          .selectFrom('checklist_ticks as t')
          .innerJoin('applications as a', 'a.id', 't.application_id')
          .leftJoin('projects as p', 'p.id', 'a.project_id')
          .where('a.user_id', '=', userId)
          .select(['p.title as project', 't.item', 't.ticked_at']),
    },
    forgotten: { stays: 'Steps of an application that names nobody.' },
    merged: { stays: 'They move with their application.' },
  },
} satisfies FeatureRules
