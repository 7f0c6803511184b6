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
          .where('a.user_id', '=', userId)
          .select(['p.title as project', 'a.status', 'a.decline_reason', 'a.cover_letter', 'a.hourly_rate'])
          .select(['a.available_start_date', 'a.created_at']),
    },
    forgotten: { by: 'app.forget_applications', stays: 'The decision, which is the firm’s.' },
    merged: { by: 'app.merge_applications' },
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
