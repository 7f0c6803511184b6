import { expect, test } from 'vitest'
import { priceOf } from './price.ts'

test.each([
  [{ rate: 43, rateTo: null }, 1500, { rate: { from: 43, to: null }, allIn: { from: 49.45, to: null } }],
  [{ rate: 40, rateTo: 50 }, 1500, { rate: { from: 40, to: 50 }, allIn: { from: 46, to: 57.5 } }],
  [{ rate: 40, rateTo: 50 }, 0, { rate: { from: 40, to: 50 }, allIn: null }],
  [{ rate: null, rateTo: null }, 1500, { rate: null, allIn: null }],
])('%j with a fee of %i basis points', (asked, fee, price) => expect(priceOf(asked, fee)).toEqual(price))
