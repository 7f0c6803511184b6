import type { FeatureRules } from './rules.ts'

export const jobs = {
  jobs: {
    exported: { withheld: 'Work of the product, under the id of what it is about.' },
    forgotten: { by: 'app.forget_mail' },
    merged: { stays: 'No job is about a candidate.' },
  },
} satisfies FeatureRules
