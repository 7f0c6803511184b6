import type { FeatureRules } from './rules.ts'

export const statements = {
  seal_keys: { impersonal: 'The installation’s keys.' },
} satisfies FeatureRules
