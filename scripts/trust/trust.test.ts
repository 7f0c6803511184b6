import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { catalog } from './catalog.ts'
import { findTests } from './find-tests.ts'

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
