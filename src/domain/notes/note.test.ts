import { expect, test } from 'vitest'
import { noteActionsFor, noteLimit, noteMessages, noteText } from './note.ts'

test.each([
  ['owner', true, ['edit', 'delete']],
  ['owner', false, ['delete']],
  ['manager', true, ['edit', 'delete']],
  ['manager', false, []],
  ['viewer', true, []],
  ['approver', true, []],
  [null, true, []],
] as const)('as %s, of one’s own note %s: %j', (role, isOwn, actions) => {
  expect(noteActionsFor({ isOwn }, role)).toEqual(actions)
})

test('a note says something, and not too much', () => {
  expect(noteText.parse(' Quick. ')).toBe('Quick.')
  expect(noteText.safeParse(' ').error?.issues[0]?.message).toBe(noteMessages.empty)
  expect(noteText.safeParse('x'.repeat(noteLimit + 1)).success).toBe(false)
})
