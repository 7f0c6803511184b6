import { expect, test } from 'vitest'
import { numberTokens } from './number-tokens.ts'
import { plainTextOf } from './plain-text.ts'

const digitsIn = (text: string) => numberTokens(text).map(({ text, digits }) => `${text} ${digits}`)

test.each([
  ['9one7', ['9 1', 'one 1', '7 1']],
  ['55S 0I39 B2B', ['55S 3', '0I39 4', 'B 0', '2 1', 'B 0']],
  ['f1ve f*ve', ['f1ve 1', 'f*ve 1']],
  ['ninety one', ['ninety 1', 'one 1']],
  ['ninety zero', ['ninety 2', 'zero 1']],
  ['seven hundred two', ['seven 1', 'hundred 1', 'two 1']],
  ['vinte e um', ['vinte 1', 'e 0', 'um 1']],
  ['nineteen one', ['nineteen 2', 'one 1']],
  ['nineoneseven', ['nineoneseven 3']],
  ['nineonesevens', ['nineonesevens 0']],
  ['fünfundfünfzig', ['fünfundfünfzig 3']],
  ["п'ять", ["п'ять 1"]],
  ['ศูนย์แปดนะหนึ่ง', ['ศูนย์ 1', 'แปด 1', 'นะ 0', 'หนึ่ง 1']],
])('%s', (text, tokens) => {
  expect(digitsIn(plainTextOf(text).text)).toEqual(tokens.map((token) => plainTextOf(token).text))
})

test('a word that is almost a digit is one among words for digits', () => {
  expect(digitsIn('thre one two')).toEqual(['thre 1', 'one 1', 'two 1'])
  expect(digitsIn('two six one for seven')).toEqual(['two 1', 'six 1', 'one 1', 'for 1', 'seven 1'])
  expect(digitsIn('thre one')).toEqual(['thre 0', 'one 1'])
  expect(digitsIn('one two for us')).toEqual(['one 1', 'two 1', 'for 0', 'us 0'])
})

test('a word that English has, too, is a number only beside one of the same language', () => {
  expect(digitsIn('fem to tre')).toEqual(['fem 1', 'to 1', 'tre 1'])
  expect(digitsIn('one to two')).toEqual(['one 1', 'to 0', 'two 1'])
  expect(digitsIn('we set it')).toEqual(['we 0', 'set 0', 'it 0'])
})
