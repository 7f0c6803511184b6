import { expect, test } from 'vitest'
import { counted, howOften, spellOut } from './counted.ts'

test.each([
  [0, '0 weeks'],
  [1, '1 week'],
  [2, '2 weeks'],
])('%i is counted as %s', (count, text) => expect(counted(count, 'week')).toBe(text))

test.each([
  [0, 'zero'],
  [5, 'five'],
  [10, 'ten'],
  [11, '11'],
])('%i in words', (count, text) => expect(spellOut(count)).toBe(text))

test.each([
  [1, 'once'],
  [2, 'twice'],
  [3, 'three times'],
])('%i times in words', (count, text) => expect(howOften(count)).toBe(text))
