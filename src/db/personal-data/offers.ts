import { query } from '../session.ts'
import type { FeatureRules } from './rules.ts'

/** Of the offers that someone made or got. */
const offersOf = (userId: string) =>
  query
    .selectFrom('offers as o')
    .innerJoin('applications as a', 'a.id', 'o.application_id')
    .leftJoin('projects as p', 'p.id', 'o.project_id')
    .where((eb) => eb.or([eb('o.made_by', '=', userId), eb('a.user_id', '=', userId)]))

export const offers = {
  offers: {
    exported: {
      as: 'offers',
      for: ['talent', 'buyer'],
      query: (userId) =>
        offersOf(userId)
          .select(['o.id', 'p.title as project', 'o.status', 'o.round', 'o.reason'])
          .select(['o.expires_at', 'o.decided_at', 'o.created_at', 'o.updated_at']),
    },
    forgotten: { by: 'app.forget_offers', stays: 'The terms, which are also the other side’s.' },
    merged: { stays: 'It moves with its application.' },
  },
  offer_rounds: {
    exported: {
      as: 'offer_rounds',
      for: ['talent', 'buyer'],
      query: (userId) =>
        offersOf(userId)
          .innerJoin('offer_rounds as r', 'r.offer_id', 'o.id')
          .select(['r.offer_id', 'r.number', 'r.side', 'r.terms', 'r.note', 'r.created_at']),
    },
    forgotten: { by: 'app.forget_offers', stays: 'The terms, which are also the other side’s.' },
    merged: { stays: 'It moves with its offer.' },
  },
} satisfies FeatureRules
