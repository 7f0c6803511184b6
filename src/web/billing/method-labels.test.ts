import { expect, test } from 'vitest'
import { methodDetail, methodTitle } from './method-labels.ts'

const card = {
  id: 'pm_1',
  type: 'card' as const,
  name: 'visa',
  last4: '4242',
  exp_month: 4,
  exp_year: 2030,
  is_default: true,
}
const bank = { ...card, type: 'us_bank_account' as const, name: 'Hudson Savings', exp_month: null, exp_year: null }

test.each([
  [card, 'Visa ending in 4242'],
  [{ ...card, name: 'amex' }, 'American Express ending in 4242'],
  [{ ...card, name: 'cartes_bancaires' }, 'Cartes bancaires ending in 4242'],
  [bank, 'Hudson Savings ending in 4242'],
])('a method is named by its brand or bank', (method, expected) => expect(methodTitle(method)).toBe(expected))

test('a card is good until the end of its month', () => {
  expect(methodDetail(card, new Date(2030, 3, 30))).toBe('Expires 04/2030')
  expect(methodDetail(card, new Date(2030, 4, 1))).toBe('Expired 04/2030')
  expect(methodDetail(bank)).toBe('US bank account')
})
