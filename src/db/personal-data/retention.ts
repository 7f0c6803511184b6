import { type FeatureRules, keptByMergedAccount } from './rules.ts'

export const retention = {
  retention_warnings: {
    exported: { withheld: 'When an email was sent, which the list of emails has.' },
    forgotten: 'goes with the account',
    merged: keptByMergedAccount,
  },
} satisfies FeatureRules
