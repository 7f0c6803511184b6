import { expect, test } from 'vitest'
import { ownApplicationStatus, ownStatuses, ownStatusOf, reachedSteps } from './own-status.ts'

const opened = new Date('2026-11-11T00:00:00Z')

test.each([
  ['pending', null, 'pending'],
  ['pending', opened, 'reviewing'],
  ['interviewed', opened, 'interview'],
  ['accepted', null, 'accepted'],
  ['rejected', opened, 'rejected'],
] as const)('%s, opened %s, is %s to its owner', (status, openedAt, shown) => {
  expect(ownStatusOf({ status, openedAt })).toBe(shown)
})

test('who was not selected came as far as the interview, and every label has its steps', () => {
  expect(reachedSteps.rejected).toBe(reachedSteps.interview)
  expect(Object.keys(reachedSteps).sort()).toEqual([...ownStatuses].sort())
})

test('an engagement ends with its project; an application that was declined stays declined', () => {
  expect(ownApplicationStatus('accepted', 'completed')).toBe('completed')
  expect(ownApplicationStatus('accepted', 'archived')).toBe('archived')
  expect(ownApplicationStatus('accepted', null)).toBe('accepted')
  expect(ownApplicationStatus('rejected', 'archived')).toBe('rejected')
})
