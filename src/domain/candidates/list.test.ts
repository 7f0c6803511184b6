import { expect, test } from 'vitest'
import { candidateMessages, loadRetries, nextDirection, shortId, typedPage } from './list.ts'

test.each([
  ['3', 3],
  ['x', 1],
  ['', 1],
  ['0', 1],
  ['-4', 1],
  ['900', 9],
  ['4abc', 4],
])('of nine pages, "%s" is page %i', (typed, page) => {
  expect(typedPage(typed, 9)).toBe(page)
})

test('the same column turns around, another begins anew', () => {
  expect(nextDirection({ sort: 'name', direction: 'asc' }, 'name')).toBe('desc')
  expect(nextDirection({ sort: 'name', direction: 'desc' }, 'name')).toBe('asc')
  expect(nextDirection({ sort: 'name', direction: 'desc' }, 'email')).toBe('asc')
  expect(nextDirection({ sort: 'name', direction: 'asc' }, 'email')).toBe('asc')
  expect(nextDirection({ sort: 'name', direction: 'asc' }, 'applied')).toBe('desc')
  expect(nextDirection({ sort: 'name', direction: 'desc' }, 'score')).toBe('desc')
})

test('a message says what went wrong', () => {
  expect(candidateMessages.loadFailed('offline')).toContain('load candidates: offline')
  expect(candidateMessages.updateFailed('offline')).toContain('update candidate: offline')
})

test('an id is known by its last six characters, and each pause is longer', () => {
  expect(shortId('0d3a8a52-6a5e-4b7f-9b0f-1c2d3ea4d019')).toBe('a4d019')
  expect([1, 2, 3].map(loadRetries.delayMs)).toEqual([1000, 2000, 3000])
})
