import { type FeatureRules, neverMerged } from './rules.ts'

export const operatorSettings = {
  operator_settings: {
    exported: { withheld: 'The operator’s, not a person’s.' },
    forgotten: { stays: 'The settings outlive whoever made them, whose id names nobody anymore.' },
    merged: neverMerged,
  },
} satisfies FeatureRules
