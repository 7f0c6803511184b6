import { expect, test } from 'vitest'
import { findTerm } from './find-term.ts'

const terms = {
  service: ['Month-end close'],
  software: ['QuickBooks Online', 'QuickBooks Desktop'],
  form: ['1120-S'],
  standard: [],
  credential: [],
  state: [],
  industry: [],
  language: [],
}

test('a term is found once it is written in full, whatever the case', () => {
  expect(findTerm(terms, ' quickbooks online ')).toEqual({ kind: 'software', value: 'QuickBooks Online' })
  expect(findTerm(terms, '1120-s')).toEqual({ kind: 'form', value: '1120-S' })
  expect(findTerm(terms, 'QuickBooks')).toBeUndefined()
  expect(findTerm(terms, '')).toBeUndefined()
})
