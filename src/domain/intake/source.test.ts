import { expect, test } from 'vitest'
import { normalizeSource } from './source.ts'

test.each([
  ['linkedin', 'linkedin'],
  [' LinkedIn ', 'linkedin'],
  ['jobs.example-site.com', 'jobs.example-site.com'],
  ['2026', '2026'],
  ['a'.repeat(30), 'a'.repeat(30)],
  ['a'.repeat(31), null],
  ['.hidden', null],
  ['ana@example.com', null],
  ['two words', null],
  ['', null],
  [null, null],
  [undefined, null],
])('%j is the source %j', (word, source) => {
  expect(normalizeSource(word)).toBe(source)
})
