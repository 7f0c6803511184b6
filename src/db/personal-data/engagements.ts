import { sql } from 'kysely'
import { brand } from '#domain/brand.ts'
import { query } from '../session.ts'
import { type FeatureRules, staysWithProject } from './rules.ts'

export const engagements = {
  onboarding_items: {
    exported: {
      as: 'onboarding',
      for: ['talent', 'buyer'],
      query: (userId) =>
        query.selectFrom('onboarding_items').where('done_by', '=', userId).select(['name', 'done_at', 'note']),
    },
    forgotten: { stays: 'With the engagement, without whoever ticked it.' },
    merged: { stays: 'With its engagement.' },
  },
  engagement_accesses: {
    exported: {
      as: 'accesses',
      for: ['talent'],
      query: (userId) =>
        query
          .selectFrom('engagement_accesses as x')
          .innerJoin('engagements as e', 'e.id', 'x.engagement_id')
          .innerJoin('applications as a', 'a.id', 'e.application_id')
          .where('a.user_id', '=', userId)
          .select(['x.system', 'x.role', 'x.granted_at', 'x.ended_at', staysWithProject.as('kept')]),
    },
    forgotten: { stays: 'The firm keeps what it granted and when it ended, without names.' },
    merged: { stays: 'With its engagement.' },
  },
  handovers: {
    exported: {
      as: 'handovers',
      for: ['talent'],
      query: (userId) =>
        query
          .selectFrom('handovers as h')
          .innerJoin('engagements as e', 'e.id', 'h.engagement_id')
          .innerJoin('applications as a', 'a.id', 'e.application_id')
          .where('a.user_id', '=', userId)
          .select(['h.open_points', 'h.note', 'h.devices_cleared', 'h.written_at', staysWithProject.as('kept')]),
    },
    forgotten: { stays: 'The firm keeps what was handed over to it.' },
    merged: { stays: 'With its engagement.' },
  },
  engagement_reviews: {
    exported: {
      as: 'reviews',
      for: ['talent', 'buyer'],
      query: (userId) =>
        query
          .selectFrom('engagement_reviews')
          .where('written_by', '=', userId)
          .select(['side', 'went_well', 'rework_hours', 'written_at'])
          .select(sql.lit(`Only your side and ${brand.name} read it.`).as('note')),
    },
    forgotten: { stays: 'Without its writer’s name, for their side and admins.' },
    merged: { stays: 'With its engagement.' },
  },
} satisfies FeatureRules
