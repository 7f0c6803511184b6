import { expect, test } from 'vitest'
import { interviewEnd } from './interview.ts'

test('an interview lasts an hour', () => {
  expect(interviewEnd(new Date('2026-11-19T23:30:00Z'))).toEqual(new Date('2026-11-20T00:30:00Z'))
})
