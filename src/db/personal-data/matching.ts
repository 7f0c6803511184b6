import { query } from '../session.ts'
import { type FeatureRules, neverMerged } from './rules.ts'

const own = (userId: string) => query.selectFrom('candidates').where('user_id', '=', userId).select('id')

export const matching = {
  talent_capacity: {
    exported: {
      as: 'capacity',
      for: ['talent'],
      query: (userId) =>
        query
          .selectFrom('talent_capacity')
          .where('candidate_id', 'in', own(userId))
          .select(['rate_from', 'rate_to', 'weeks', 'confirmed_at', 'reminded_at']),
    },
    forgotten: 'goes with the account',
    merged: { by: 'app.merge_matching' },
  },
  fact_corrections: {
    exported: {
      as: 'factCorrections',
      for: ['talent'],
      query: (userId) =>
        query
          .selectFrom('fact_corrections')
          .where('candidate_id', 'in', own(userId))
          .select(['kind', 'value', 'stance', 'last_used', 'said_at']),
    },
    forgotten: 'goes with the account',
    merged: { by: 'app.merge_matching' },
  },
  talent_facts: {
    exported: {
      as: 'facts',
      for: ['talent'],
      query: (userId) =>
        query
          .selectFrom('talent_facts')
          .where('candidate_id', 'in', own(userId))
          .select(['version', 'read_on', 'facts', 'quotes']),
    },
    forgotten: 'goes with the account',
    merged: 'goes with the record',
  },
  fit_watches: {
    exported: {
      as: 'fitWatches',
      for: ['buyer'],
      query: (userId) =>
        query.selectFrom('fit_watches').where('user_id', '=', userId).select(['project_id', 'begun_at']),
    },
    forgotten: 'goes with the account',
    merged: neverMerged,
  },
  outdated_facts: {
    exported: { withheld: 'That facts are to be read again.' },
    forgotten: 'goes with the account',
    merged: 'goes with the record',
  },
  talent_clocks: { impersonal: 'Weeks that people work by, without the people.' },
  talent_changes: {
    exported: { withheld: 'That facts have changed, and when.' },
    forgotten: { stays: 'The id of a record that is gone, for a day.' },
    merged: { stays: 'The id of a record that is gone, for a day.' },
  },
  shortlist_changes: {
    exported: { withheld: 'What admins think of someone for a project is theirs, as scorecards are.' },
    forgotten: 'goes with the account',
    merged: { by: 'app.merge_matching' },
  },
  matching_runs: {
    exported: {
      as: 'shortlists',
      for: ['buyer'],
      query: (userId) =>
        query
          .selectFrom('matching_runs')
          .where('made_by', '=', userId)
          .select(['made_at', 'engine', 'need', 'considered', 'counts', 'shown']),
    },
    forgotten: { stays: 'What was shown by which rule, with numbers of records and points alone, for a year.' },
    merged: neverMerged,
  },
} satisfies FeatureRules
