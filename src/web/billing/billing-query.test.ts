import { expect, test } from 'vitest'
import { ForeignAnswer } from '../api.ts'
import { billingMessage } from './billing-query.ts'

test('a failure says what it was told, but nothing of what calls itself a success', () => {
  const said = (status: number) => billingMessage(new ForeignAnswer({ status, text: 'Closed.' }), 'Billing failed.')
  expect(said(502)).toBe('Closed.')
  expect(said(200)).toBe('Billing failed.')
})
