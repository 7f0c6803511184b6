import type { FeatureRules } from './rules.ts'

const derived = {
  exported: { withheld: 'Made from the application, to find duplicates.' },
  forgotten: 'goes with the account',
  merged: 'goes with the record',
} as const

const undoable = {
  exported: { withheld: 'What two applications were before they were merged, for seven days; nobody reads it.' },
  forgotten: 'goes with the account',
  merged: { stays: 'For seven days, so that the merge can be undone.' },
} as const

export const duplicates = {
  candidate_fingerprints: derived,
  outdated_fingerprints: derived,
  candidate_pairs: derived,
  merges: undoable,
  merged_rows: undoable,
} satisfies FeatureRules
