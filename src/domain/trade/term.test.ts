import { expect, test } from 'vitest'
import { catalog, plain } from './term.ts'

test.each([
  ['Café  Résumé', 'cafe resume'],
  ["O'Reilly & Co.", 'oreilly and co'],
  ['SAP S/4HANA', 'sap s 4hana'],
  ['C#, C++', 'c# c++'],
  [' – ', ''],
])('%j is compared as %j', (text, compared) => expect(plain(text)).toBe(compared))

const harvest = { name: 'Harvest Time', aliases: ['HVT'], wordAliases: ['Harvest'] }
const wave = { name: 'Wave', aliases: ['Wave Accounting'], isWord: true }
const books = { name: 'Books', aliases: ['Books & More'] }
const { named, mentionedIn } = catalog([harvest, wave, books])

test('a word that stands alone names a term, in any of its spellings', () => {
  expect(['harvest', 'HARVEST TIME', 'hvt', 'wave', 'Wave-Accounting', 'books and more'].map(named)).toEqual([
    harvest,
    harvest,
    harvest,
    wave,
    wave,
    books,
  ])
  expect(named('tide')).toBeUndefined()
})

test('inside a sentence an ordinary word names nothing, and capitals must be capitals', () => {
  expect(mentionedIn('In harvest we ride a wave, hvt.')).toEqual([])
  expect(mentionedIn('In Wave Accounting and HVT')).toEqual([wave, harvest])
})

test('the longest name counts, and each term once', () => {
  expect(mentionedIn('Books & More books, Harvest Time, books')).toEqual([books, harvest])
})
