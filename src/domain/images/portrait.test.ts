import { expect, test } from 'vitest'
import { portraitLimits, portraitMessages } from './portrait.ts'

test('the limits are those that people read', () => {
  expect(portraitLimits).toEqual({ bytes: 5_242_880, pixels: 25_000_000 })
  expect([portraitMessages.tooLarge, portraitMessages.tooManyPixels].join()).toMatch(/5MB.*25 megapixels/)
})
