import { expect, test } from 'vitest'
import { findAccountNames } from './account-names.ts'

const namesIn = (text: string) => findAccountNames(text).map(({ from, to }) => text.slice(from, to))

test.each([
  ['I am carmen.diaz over on Skype', ['carmen.diaz']],
  ['We could use Telegram. I am carmen_books there.', ['carmen_books']],
  ['Insta is _carmenbooks_', ['_carmenbooks_']],
  ['Write me, carmendiaz84', ['carmendiaz84']],
  ['name: carmen.p\nhost: gmail.com', ['carmen.p']],
  ['I am carmen_books everywhere.', ['carmen_books']],
])('a name beside a place where people are: %s', (text, names) => {
  expect(namesIn(text)).toEqual(names)
})

test.each([
  'The export carmen_books has no other cue.',
  'We could use Telegram. Let us see. I am carmen_books there.',
  'Please email me bank_rec.xlsx and form1040.',
  'Message me here when Bill.com and v2.7.13 are set up.',
])('no other word counts: %s', (text) => {
  expect(namesIn(text)).toEqual([])
})
