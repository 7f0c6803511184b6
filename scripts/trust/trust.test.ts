import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { catalog } from './catalog.ts'
import { findTests } from './find-tests.ts'
import { countsOf, figuresOf } from './run-tests.ts'

const tests = await findTests()

test('every line from T01 to T77 is in the table, once', () => {
  const expected = Array.from({ length: 77 }, (_, index) => `T${String(index + 1).padStart(2, '0')}`)
  expect(catalog.map(({ id }) => id)).toEqual(expected)
})

test('every line has a test of its number, or says why not', () => {
  const open = catalog.filter(({ id, notMet }) => !notMet && !tests.some(({ ids }) => ids.includes(id)))
  expect(open).toEqual([])
})

test('every number in a name is one of the table', () => {
  const ids = new Set(catalog.map(({ id }) => id))
  expect(tests.flatMap((named) => named.ids.filter((id) => !ids.has(id)))).toEqual([])
  expect(tests.length).toBeGreaterThan(150)
})

test.each(['docs/security.md', 'docs/for-reviewers.md'])('%s names only numbers that a test holds', async (file) => {
  const named = new Set((await readFile(file, 'utf8')).match(/\bT\d{2}\b/g))
  const held = new Set(tests.flatMap(({ ids }) => ids))
  expect([...named].filter((id) => !held.has(id))).toEqual([])
  expect(named.size).toBeGreaterThan(15)
})

test('a run is counted by number, and its figures are those that were printed under it', () => {
  const results = [
    { fullName: 'T42 a bomb', status: 'passed' },
    { fullName: 'files T42, T67 another', status: 'failed' },
    { fullName: 'T421 nothing of ours', status: 'passed' },
    { fullName: 'T42 needs PostgreSQL', status: 'skipped' },
  ] as const
  expect(countsOf('T42', results)).toBe('1 passed, 1 failed, 1 skipped here')
  expect(countsOf('T01', results)).toBe('none run')
  expect(figuresOf('T42', 'T42 3 bombs\n T42 no\nT421 no\n')).toEqual(['3 bombs'])
})
