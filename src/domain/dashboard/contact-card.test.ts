import { expect, test } from 'vitest'
import { contactCard } from './contact-card.ts'
import { formatPhone, isPhone, storedPhone } from './phone.ts'

test.each([
  ['9', '9'],
  ['9175', '917 5'],
  ['9175550142', '917 555 0142'],
  ['(917) 555-0142', '917 555 0142'],
  ['+', '+'],
  ['+6', '+6'],
  ['+63', '+63'],
  ['+639175550142', '+63 917 555 0142'],
  ['+12125550142', '+1 212 555 0142'],
  ['+358401234567', '+358 401 234 567'],
  ['+2348012345678', '+234 801 234 5678'],
  ['12345678901234567890', '123 456 789012345'],
])('typing %s shows %s', (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown)
  expect(formatPhone(shown)).toBe(shown)
})

test('a number is stored as code, space, digits', () => {
  expect(storedPhone('+63 917 555 0142')).toBe('+63 9175550142')
  expect(storedPhone('917 555 0142')).toBe('9175550142')
})

test('what is empty is null', () => {
  expect(contactCard.parse({ name: '  ', whatsapp: '', subscribe: true })).toEqual({
    name: null,
    whatsapp: null,
    subscribe: true,
  })
})

test.each([
  { name: 'x'.repeat(201), whatsapp: null, subscribe: true },
  { name: null, whatsapp: '+63', subscribe: true },
  { name: null, whatsapp: '1234567890123456', subscribe: true },
  { name: null, whatsapp: '<b>9175550142</b>', subscribe: true },
  { name: null, whatsapp: null, subscribe: 'yes' },
  { name: null, whatsapp: null },
  { name: null, whatsapp: null, subscribe: true, status: 'accepted' },
])('%j is refused', (input) => {
  expect(contactCard.safeParse(input).success).toBe(false)
})

test.each([
  ['12345', true],
  ['1234', false],
  ['123456789012345', true],
  ['1234567890123456', false],
  ['+63 (917) 555-01.42', true],
  ['917 555 0142 ext', false],
])('%s is a phone number: %s', (typed, isOne) => {
  expect(isPhone(typed)).toBe(isOne)
})

test('a card has a name of 200 letters and a number of 40 signs at most, without the space around them', () => {
  const card = (name: string, whatsapp: string) => contactCard.safeParse({ name, whatsapp, subscribe: true })
  const spaced = `+63${' '.repeat(27)}9175550142`
  expect(card(` ${'x'.repeat(200)} `, `  ${spaced}  `).data).toEqual({
    name: 'x'.repeat(200),
    whatsapp: '+63 9175550142',
    subscribe: true,
  })
  expect(card('x', `+63 ${spaced.slice(3)}`).success).toBe(false)
})
