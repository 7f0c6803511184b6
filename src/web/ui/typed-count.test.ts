import { expect, test } from 'vitest'
import { typedCount } from './typed-count.ts'

test.each([
  ['3', 3],
  [' 12 ', 12],
  ['07', 7],
  ['1', 1],
  ['1000', 1000],
  ['0', undefined],
  ['1001', undefined],
  ['-3', undefined],
  ['2.5', undefined],
  ['1e3', undefined],
  ['many', undefined],
  ['', undefined],
])('%j typed is %j', (text, count) => {
  expect(typedCount(text, { min: 1, max: 1000 })).toBe(count)
})
