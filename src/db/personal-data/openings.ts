import { query } from '../session.ts'
import { type FeatureRules, neverMerged } from './rules.ts'

export const openings = {
  saved_projects: {
    exported: {
      as: 'savedProjects',
      for: ['talent'],
      query: (userId) =>
        query
          .selectFrom('saved_projects as s')
          .leftJoin('projects as p', 'p.id', 's.project_id')
          .where('s.worker_id', '=', userId)
          .select(['p.title as project', 's.created_at']),
    },
    forgotten: 'goes with the account',
    merged: { by: 'app.merge_openings' },
  },
  opening_search: {
    exported: { withheld: 'A copy of open projects, for searching.' },
    forgotten: { stays: 'Open projects alone: one that is archived or deleted leaves it.' },
    merged: neverMerged,
  },
} satisfies FeatureRules
