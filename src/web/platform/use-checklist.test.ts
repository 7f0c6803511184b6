import { expect, test } from 'vitest'
import { doneItems } from './use-checklist.ts'

test('a click shows before it is answered, in the order of the steps', () => {
  expect(doneItems(['agree-start'], {})).toEqual(['agree-start'])
  expect(doneItems(['agree-start'], { 'write-first': true })).toEqual(['write-first', 'agree-start'])
  expect(doneItems(['write-first', 'agree-start'], { 'write-first': false })).toEqual(['agree-start'])
})
