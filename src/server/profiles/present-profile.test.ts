import { expect, test } from 'vitest'
import { presentProfile } from './present-profile.ts'

type Row = Parameters<typeof presentProfile>[0]
const row = (profile: object | null) => ({ name: 'Ana Silva', profile, checks: [], version: 'v1' }) as unknown as Row

test('a profile without a name starts with the account’s', () => {
  expect(presentProfile(row(null)).profile.personal_info.full_name).toBe('Ana Silva')
})

test('a name in the profile stays', () => {
  const stored = { personal_info: { full_name: 'Ana M. Silva' } }
  expect(presentProfile(row(stored)).profile.personal_info.full_name).toBe('Ana M. Silva')
})
