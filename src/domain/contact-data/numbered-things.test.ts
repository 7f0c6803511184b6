import { expect, test } from 'vitest'
import { hasNumberedThing, isOfBooks, isPlaceholder, isToBeCalled } from './numbered-things.ts'

test.each([
  ['1234567890', true],
  ['123-45-67', true],
  ['0000000000', true],
  ['555 5555', true],
  ['000.123.456', true],
  ['123456', false],
  ['5678901234', false],
  ['0917 555 0142', false],
])('%s stands for a number that is not there: %s', (text, isOne) => {
  expect(isPlaceholder(text)).toBe(isOne)
})

test.each([
  ['Please pay INVOICE no. ', true],
  ['Policy WC ', true],
  ['Invoice number: ', true],
  ['See PO #', true],
  ['Please call ', false],
  ['the invoices are late, so ', false],
])('“%s” leads to a number of the books: %s', (before, isOne) => {
  expect(isOfBooks(before)).toBe(isOne)
})

test('a clause about something with a number says so in any letters', () => {
  expect(hasNumberedThing('The INVOICE is paid')).toBe(true)
  expect(hasNumberedThing('The weather is fine')).toBe(false)
})

test('whoever asks to call it means a phone number', () => {
  expect(isToBeCalled('My invoice number is 0917 555 0142, TEXT it')).toBe(true)
  expect(isToBeCalled('My invoice number is 0917 555 0142, pay it')).toBe(false)
})
