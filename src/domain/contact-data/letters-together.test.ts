import { expect, test } from 'vitest'
import { lettersTogether } from './letters-together.ts'
import { plainTextOf } from './plain-text.ts'

const together = (text: string) => lettersTogether(plainTextOf(text))?.text

test.each([
  ['S k y p e: ana', 'Skype: ana'],
  ['inst agram ana', 'instagram ana'],
  ['vanessa a t gmail d o t c o m.', 'vanessa at gmail dotcom.'],
  ['n\ni\nk\no\n@\nm\ne\n.\nc\no\nm', 'niko@me.com'],
  ['www\n.\ncarmenbooks\n.\ncom', 'www.carmenbooks.com'],
  ['@kasia\n_books', '@kasia_books'],
  ['live:\nmarta.k', 'live:marta.k'],
])('%j is read as %j', (text, read) => {
  expect(together(text)).toBe(read)
})

test.each(['Lines 1 2 3 4 are open.', 'Thanks.\nCarmen', 'Pick a b for now.'])('%j is read as it is', (text) => {
  expect(together(text)).toBeUndefined()
})

test('each sign remembers where it stood', () => {
  expect(lettersTogether(plainTextOf('a b c'))).toEqual({ text: 'abc', from: [0, 2, 4], to: [1, 3, 5] })
})
