import { type FeatureRules, keptByMergedAccount } from './rules.ts'

export const people = {
  people_search: {
    exported: { withheld: 'Repeats name and address of the account, to search by.' },
    forgotten: 'goes with the account',
    merged: keptByMergedAccount,
  },
} satisfies FeatureRules
