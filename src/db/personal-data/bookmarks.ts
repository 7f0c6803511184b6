import { query } from '../session.ts'
import type { FeatureRules } from './rules.ts'

export const bookmarks = {
  talent_lists: {
    exported: {
      as: 'talentLists',
      for: ['buyer'],
      query: (userId) =>
        query.selectFrom('talent_lists').where('created_by', '=', userId).select(['name', 'created_at']),
    },
    forgotten: { stays: 'A list is the firm’s. It stays without whoever made it.' },
    merged: { stays: 'A list names nobody: its bookmarks do.' },
  },
  talent_bookmarks: {
    exported: {
      as: 'bookmarks',
      for: ['buyer'],
      query: (userId) =>
        query
          .selectFrom('talent_bookmarks as b')
          .innerJoin('talent_lists as l', 'l.id', 'b.list_id')
          .leftJoin('candidates as c', 'c.id', 'b.candidate_id')
          .where('b.added_by', '=', userId)
          .select(['l.name as list', 'c.name as person', 'b.added_at']),
    },
    forgotten: 'goes with the account',
    merged: { by: 'app.merge_bookmarks' },
  },
  hidden_talent: {
    exported: {
      as: 'hiddenTalent',
      for: ['buyer'],
      query: (userId) =>
        query
          .selectFrom('hidden_talent as h')
          .leftJoin('candidates as c', 'c.id', 'h.candidate_id')
          .where('h.hidden_by', '=', userId)
          .select(['c.name as person', 'h.hidden_at']),
    },
    forgotten: 'goes with the account',
    merged: { by: 'app.merge_bookmarks' },
  },
  talent_notes: {
    exported: {
      as: 'notesOnTalent',
      for: ['buyer'],
      query: (userId) =>
        query
          .selectFrom('talent_notes as n')
          .leftJoin('candidates as c', 'c.id', 'n.candidate_id')
          .where('n.author_id', '=', userId)
          .select(['c.name as person', 'n.text', 'n.created_at', 'n.updated_at']),
    },
    forgotten: { by: 'app.forget_notes', stays: 'A note is the firm’s. It stays without its author’s name.' },
    merged: { by: 'app.merge_bookmarks' },
  },
} satisfies FeatureRules
