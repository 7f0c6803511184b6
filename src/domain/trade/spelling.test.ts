import { expect, test } from 'vitest'
import { correctionIn } from './spelling.ts'

const correction = correctionIn(['lacerte', 'netsuite', 'quickbooks', 'axcess', 'planful', 'planfox'])

test.each([
  ['lacrete', 'lacerte'],
  ['netsuit', 'netsuite'],
  ['netsuitte', 'netsuite'],
  ['natsuite', 'netsuite'],
  ['axces', undefined],
  ['axcesss', 'axcess'],
  ['netsiut', undefined],
  ['betsuite', undefined],
  ['quikboks', 'quickbooks'],
  ['qucikbook', 'quickbooks'],
  ['qwikboks', undefined],
  ['quickbookkeeping', undefined],
])('%s must have meant %s', (word, meant) => {
  expect(correction(word)).toBe(meant)
  expect(correction(word)).toBe(meant)
})

test('a word of its own is no misspelling, and one that could be two programs is neither', () => {
  expect(correction('access')).toBeUndefined()
  expect(correction('planfux')).toBeUndefined()
})
