import type { FeatureRules } from './rules.ts'

const derived = {
  exported: { withheld: 'Made from the application, to find duplicates.' },
  forgotten: 'goes with the account',
  merged: 'goes with the record',
} as const

export const duplicates = {
  candidate_fingerprints: derived,
  outdated_fingerprints: derived,
  candidate_pairs: derived,
} satisfies FeatureRules
