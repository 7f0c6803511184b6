import { expect, test } from 'vitest'
import { counted } from './counted.ts'

test.each([
  [0, '0 weeks'],
  [1, '1 week'],
  [2, '2 weeks'],
])('%i is counted as %s', (count, text) => expect(counted(count, 'week')).toBe(text))
