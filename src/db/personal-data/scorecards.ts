import type { FeatureRules } from './rules.ts'

export const scorecards = {
  scorecards: {
    exported: { withheld: 'What admins think of a candidate is theirs.' },
    forgotten: 'goes with the account',
    merged: { by: 'app.merge_scorecards' },
  },
} satisfies FeatureRules
