import { fieldsOf } from '#domain/fields-of.ts'
import { projectFacts } from '#domain/projects/details.ts'
import { columnsOf } from '../columns.ts'
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
          .select(
            columnsOf('projects', ['status', 'internalNote', ...fieldsOf(projectFacts), 'createdAt', 'updatedAt']),
          ),
    },
    forgotten: { by: 'app.forget_projects', stays: 'What others applied to, archived and without its firm.' },
    merged: neverMerged,
  },
  project_search: {
    exported: { withheld: 'Repeats title and firm of projects, to search by, and counts applications.' },
    forgotten: { stays: 'What the project says by then: without its firm once that is closed.' },
    merged: neverMerged,
  },
} satisfies FeatureRules
