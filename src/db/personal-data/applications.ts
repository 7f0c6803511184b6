import { query } from '../session.ts'
import { type FeatureRules, staysWithProject } from './rules.ts'

export const applications = {
  applications: {
    exported: {
      as: 'applications',
      for: ['talent'],
      query: (userId) =>
        query
          .selectFrom('applications as a')
          .leftJoin('projects as p', 'p.id', 'a.project_id')
          .leftJoin('cover_letter_originals as o', 'o.application_id', 'a.id')
          .where('a.user_id', '=', userId)
          .select(['p.title as project', 'a.status', 'a.decline_reason', 'a.cover_letter', 'o.text as original'])
          .select(['a.hourly_rate', 'a.available_start_date', 'a.created_at']),
    },
    forgotten: { by: 'app.forget_applications', stays: 'The decision, which is the firm’s.' },
    merged: { by: 'app.merge_applications' },
  },
  cover_letter_originals: {
    exported: { withheld: 'It is part of the applications.' },
    forgotten: { by: 'app.forget_applications' },
    merged: { stays: 'It moves with its application.' },
  },
  engagements: {
    exported: {
      as: 'engagements',
      for: ['talent'],
      query: (userId) =>
        query
          .selectFrom('engagements as e')
          .innerJoin('applications as a', 'a.id', 'e.application_id')
          .leftJoin('projects as p', 'p.id', 'a.project_id')
          .where('a.user_id', '=', userId)
          .select([
            'p.title as project',
            'e.status',
            'e.accepted_at',
            'e.starts_on',
            'e.ends_on',
            'e.reason',
            'e.ended_at',
            'e.conversion_fee_cents',
            staysWithProject.as('kept'),
          ]),
    },
    forgotten: { stays: 'Its dates, with an application that names nobody.' },
    merged: { stays: 'It moves with its application.' },
  },
} satisfies FeatureRules
