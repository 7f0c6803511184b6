import { query } from '../session.ts'
import { type FeatureRules, keptByMergedAccount } from './rules.ts'

const ofAccount = { forgotten: 'goes with the account', merged: keptByMergedAccount } as const

export const twoFactor = {
  'identity.authenticators': {
    ...ofAccount,
    exported: {
      as: 'authenticatorApp',
      query: (userId) =>
        query
          .selectFrom('identity.authenticators')
          .where('user_id', '=', userId)
          .select(['created_at', 'confirmed_at']),
    },
  },
  'identity.passkeys': {
    ...ofAccount,
    exported: {
      as: 'passkeys',
      query: (userId) =>
        query
          .selectFrom('identity.passkeys')
          .where('user_id', '=', userId)
          .select(['name', 'created_at', 'last_used_at']),
    },
  },
  'identity.recovery_codes': { ...ofAccount, exported: { withheld: 'Hashes of codes, which open the account.' } },
  'identity.prompts': { ...ofAccount, exported: { withheld: 'A question to a browser, for some minutes.' } },
} satisfies FeatureRules
