import type { FeatureRules } from './rules.ts'

export const leads = {
  leads: {
    exported: { withheld: 'An address that anyone may have left: nothing says that the account’s owner did.' },
    forgotten: { by: 'app.forget_leads' },
    merged: { stays: 'Known by its address alone.' },
  },
} satisfies FeatureRules
