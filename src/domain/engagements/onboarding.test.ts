import { describe, expect, test } from 'vitest'
import { grantedAccess, onboardingHint, onboardingItemOf, onboardingNames, onboardingTick } from './onboarding.ts'

const errorsOf = (schema: typeof onboardingTick | typeof grantedAccess, given: object) =>
  schema.safeParse(given).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

test('items come in the order in which they are due, the last of them ten days after the start', () => {
  const due = onboardingNames.map((name) => [name, onboardingItemOf(name).dueDays])
  expect(due).toEqual([
    ['confidentiality', -3],
    ['second-factor', -3],
    ['same-person', -2],
    ['device-list', -2],
    ['accounts', -1],
    ['first-client', 0],
    ['sample-of-done', 0],
    ['first-review', 5],
    ['day-ten', 10],
  ])
})

test('work doesn’t start without what is due before it, and does without the rest', () => {
  for (const name of onboardingNames) {
    const { dueDays, isRequired } = onboardingItemOf(name)
    expect([name, isRequired]).toEqual([name, dueDays < 0])
  }
})

test('nobody ticks what both signatures and the second factor tell', () => {
  expect(onboardingNames.filter((name) => onboardingItemOf(name).isFact)).toEqual(['confidentiality', 'second-factor'])
})

describe('a hint', () => {
  test.each([
    ['second-factor', true, 'An authenticator app or a passkey, in Settings.'],
    ['second-factor', false, 'An authenticator app or a passkey.'],
    ['first-review', true, 'Review the first work together.'],
    ['first-review', false, 'Review the first work together.'],
  ] as const)('about %s, for whose turn it is: %s', (name, isMine, hint) => {
    expect(onboardingHint(name, isMine)).toBe(hint)
  })
})

describe('ticking an item', () => {
  test('needs no note, and trims one', () => {
    expect(onboardingTick.parse({ item: 'accounts', isDone: true })).toEqual({
      ...{ item: 'accounts', isDone: true, note: '' },
    })
    expect(onboardingTick.parse({ item: 'device-list', isDone: true, note: ' ThinkPad, Windows 11\n' }).note).toBe(
      'ThinkPad, Windows 11',
    )
  })

  test('takes at most 2,000 characters, and only items that there are', () => {
    const tick = { item: 'device-list', isDone: true }
    expect(errorsOf(onboardingTick, { ...tick, note: 'a'.repeat(2000) })).toBeUndefined()
    expect(errorsOf(onboardingTick, { ...tick, note: 'a'.repeat(2001) })).toEqual([
      'note: Please use at most 2,000 characters.',
    ])
    expect(errorsOf(onboardingTick, { ...tick, item: 'coffee' })).toHaveLength(1)
  })
})

describe('an account in a system', () => {
  const access = { system: ' QuickBooks Online ', role: 'Standard user' }

  test.each(['Standard user', 'Bookkeeper', 'Badminton club', 'a'.repeat(100)])('may have the role %s', (role) => {
    expect(grantedAccess.parse({ ...access, role })).toEqual({ system: 'QuickBooks Online', role })
  })

  test.each(['Admin', 'admin', 'Company administrator', 'Super-Admin'])('never has the role %s', (role) => {
    expect(errorsOf(grantedAccess, { ...access, role })).toEqual(['role: Please grant a role without admin rights.'])
  })

  test.each([
    [{ system: ' ' }, 'system: Please name the system.'],
    [{ role: '' }, 'role: Please name the role.'],
    [{ system: 'a'.repeat(101) }, 'system: Please use at most 100 characters.'],
  ])('is refused with %j', (changes, error) => {
    expect(errorsOf(grantedAccess, { ...access, ...changes })).toEqual([error])
  })
})
