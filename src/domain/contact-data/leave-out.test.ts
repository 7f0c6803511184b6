import { expect, test } from 'vitest'
import { leaveOutContactData } from './leave-out.ts'

test.each([
  ['Closes books in NetSuite.', 'Closes books in NetSuite.'],
  ['Ana, +63 917 555 0142, ana@dizon.ph, Manila', 'Ana, …, …, Manila'],
  ['Portfolio carmenbooks dot com slash ana', 'Portfolio …'],
  ['', ''],
])('%j is handed on as %j', (text, left) => {
  expect(leaveOutContactData(text)).toBe(left)
})

test('what has the form of a phone number is left out, whatever it is called', () => {
  expect(leaveOutContactData('Order 415-555-2671, account 0917 555 0142.')).toBe('Order …, account ….')
})
