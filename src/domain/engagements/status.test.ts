import { expect, test } from 'vitest'
import { movesBy } from '../life-cycle.ts'
import {
  type EngagementStatus,
  engagementActions,
  engagementLifeCycle,
  engagementMoves,
  isEndingOrOver,
  isOver,
  takesHours,
} from './status.ts'

test.each<[EngagementStatus, string[], string[]]>([
  // The firm, the talent.
  ['preparing', ['terminate'], ['terminate']],
  ['active', ['pause', 'end', 'terminate', 'convert'], ['end', 'terminate']],
  ['paused', ['resume', 'end', 'terminate', 'convert'], ['end', 'terminate']],
  ['ending', ['terminate', 'convert'], ['terminate']],
  ['ended', [], []],
  ['terminated', [], []],
  ['converted', [], []],
])('%s: the firm may %j, the talent may %j', (status, owner, talent) => {
  expect(engagementActions(status, 'owner', true)).toEqual(owner)
  expect(engagementActions(status, 'talent', true)).toEqual(talent)
  // Those of a firm who read along, and admins.
  expect(engagementActions(status, 'owner', false)).toEqual([])
  expect(engagementActions(status, null, true)).toEqual([])
})

test('it is over once it has ended in whichever way', () => {
  expect(engagementLifeCycle.statuses.filter(isOver)).toEqual(['ended', 'terminated', 'converted'])
  expect(engagementLifeCycle.statuses.filter(isEndingOrOver)).toEqual(['ending', 'ended', 'terminated', 'converted'])
})

test('hours are worked from its start through its last day, except while it is paused', () => {
  expect(engagementLifeCycle.statuses.filter(takesHours)).toEqual(['active', 'ending'])
})

test('what people do: the firm each of it, the talent some', () => {
  expect(engagementMoves).toEqual(['pause', 'resume', 'end', 'terminate', 'convert'])
  expect(engagementMoves).toEqual(expect.arrayContaining(movesBy(engagementLifeCycle, 'talent')))
})
