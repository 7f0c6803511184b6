import { expect, test } from 'vitest'
import { cannotUndo, canUndo, mergeGone } from './undo.ts'

test.each([
  ['2026-11-02T09:00:00Z', true],
  ['2026-11-09T08:59:59.999Z', true],
  ['2026-11-09T09:00:00Z', false],
  ['2026-11-20T09:00:00Z', false],
])('a merge of November 2 at nine can be undone at %s: %s', (now, answer) => {
  expect(canUndo('2026-11-02T09:00:00Z', new Date(now))).toBe(answer)
})

test('an obstacle is a conflict that says what has happened, a merge that is gone is not there', () => {
  expect(cannotUndo('signed')).toMatchObject({ code: 'conflict', message: expect.stringContaining('has been signed') })
  expect(mergeGone()).toMatchObject({ code: 'not_found', message: expect.stringContaining('7 days') })
})
