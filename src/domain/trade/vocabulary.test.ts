import { expect, test } from 'vitest'
import { isTerm, termsByKind, vocabulary } from './vocabulary.ts'

test.each([
  ['service', ['Bookkeeping', 'Month-End Close / Reconciliations', 'Sales Tax']],
  ['software', ['NetSuite', 'QuickBooks Online']],
  ['form', ['Form 1040', 'Schedule K-1']],
  ['standard', ['US GAAP', 'ASC 842']],
  ['credential', ['CPA', 'EA']],
  ['state', ['NY', 'DC']],
  ['industry', ['Nonprofit', 'Law firms']],
  ['language', ['English', 'Spanish', 'Mandarin', 'Persian', 'Tagalog']],
] as const)('people can be asked for a %s, such as %j', (kind, names) => {
  expect(termsByKind[kind]).toEqual(expect.arrayContaining([...names]))
  for (const name of names) expect(isTerm(`${kind}:${name}`)).toBe(true)
})

test('a term has one number, a kind and a name', () => {
  expect(new Set(vocabulary).size).toBe(vocabulary.length)
  expect(vocabulary.filter((key) => !/^[a-z]+:./.test(key) || key.endsWith(':undefined'))).toEqual([])
})

test('nothing else is a term', () => {
  expect(['service:bookkeeping', 'Bookkeeping', 'state:ZZ', ''].filter(isTerm)).toEqual([])
})
