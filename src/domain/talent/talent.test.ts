import { expect, test } from 'vitest'
import { quietTalentFilters, shortCredential, talentActionsOf, talentStatusOf, termsFor } from './talent.ts'

test.each([
  ['pending', false, 'pending'],
  ['interviewed', false, 'interviewing'],
  ['accepted', false, 'approved'],
  ['accepted', true, 'onboarded'],
  ['rejected', false, 'rejected'],
] as const)('%s with access %s is %s', (status, hasAccess, shown) =>
  expect(talentStatusOf(status, hasAccess)).toBe(shown),
)

test('a filter by one spelling is one by all of them', () => {
  expect(termsFor('qbo')).toContain('quickbooks online')
  expect(termsFor('QuickBooks Online')).toContain('qbo')
  expect(termsFor(' Month-End Close ')).toEqual(['month-end close'])
})

test('a credential is shown by its short form', () => {
  expect(shortCredential('Certified Public Accountant')).toBe('CPA')
  expect(shortCredential('Bookkeeping 101')).toBe('Bookkeeping 101')
})

test.each([
  ['owner', true, ['resume', 'schedule']],
  ['manager', false, ['schedule']],
  ['approver', true, ['resume']],
  ['viewer', false, []],
  [null, true, ['resume']],
] as const)(
  'a reader whose role at a firm is %s, of a card with a resume %s, may %j',
  (firmRole, hasResume, actions) => {
    expect(talentActionsOf({ firmRole, hasResume })).toEqual(actions)
  },
)

test('chips that show nobody to a buyer say why; an admin has none', () => {
  expect(Object.keys(quietTalentFilters('buyer'))).toEqual(['pending', 'interviewing', 'rejected'])
  expect(quietTalentFilters('admin')).toEqual({})
})
