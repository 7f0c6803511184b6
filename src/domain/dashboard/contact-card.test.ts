import { expect, test } from 'vitest'
import { contactCard } from './contact-card.ts'

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
  { name: null, whatsapp: '917 555 0142', subscribe: true },
  { name: null, whatsapp: '+1234567890123456', subscribe: true },
  { name: null, whatsapp: '<b>9175550142</b>', subscribe: true },
  { name: null, whatsapp: null, subscribe: 'yes' },
  { name: null, whatsapp: null },
  { name: null, whatsapp: null, subscribe: true, status: 'accepted' },
])('%j is refused', (input) => {
  expect(contactCard.safeParse(input).success).toBe(false)
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
