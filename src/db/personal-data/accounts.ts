import { query } from '../session.ts'
import { type FeatureRules, keptByMergedAccount } from './rules.ts'

const secret = (what: string) => ({ withheld: `${what}, which opens the account.` })

export const accounts = {
  users: {
    exported: {
      as: 'account',
      query: (userId) =>
        query
          .selectFrom('users')
          .where('id', '=', userId)
          .select(['name', 'email', 'role', 'phone', 'whatsapp', 'avatar_url', 'skills', 'experience_years'])
          .select(['sign_up_company_name', 'sign_up_job_title'])
          .select(['subscribe', 'created_at']),
    },
    forgotten: 'goes with the account',
    merged: { by: 'app.merge_accounts', stays: 'Name and address, so that signing in says which account to use.' },
  },
  'identity.users': {
    exported: { withheld: 'Name and address stand in the account.' },
    forgotten: 'goes with the account',
    merged: { by: 'app.merge_accounts', stays: 'Its address stays taken, and says which account to use.' },
  },
  'identity.credentials': {
    exported: secret('The hash of the password'),
    forgotten: 'goes with the account',
    merged: { stays: 'Only whoever has the password is told which account to use.' },
  },
  'identity.sessions': {
    exported: {
      as: 'sessions',
      query: (userId) =>
        query
          .selectFrom('identity.sessions')
          .where('user_id', '=', userId)
          .select(['created_at', 'expires_at', 'ip_address', 'user_agent']),
    },
    forgotten: 'goes with the account',
    merged: { by: 'app.merge_accounts' },
  },
  'identity.challenges': {
    exported: secret('The hash of a link that was emailed'),
    forgotten: 'goes with the account',
    merged: keptByMergedAccount,
  },
  'identity.attempts': { impersonal: 'Counts under keyed hashes, for a day at most.' },
} satisfies FeatureRules
