import { expect, test } from 'vitest'
import { notLoaded } from './not-loaded.ts'

test.each([
  ['leads', 'The leads couldn’t be loaded'],
  ['your weeks', 'Your weeks couldn’t be loaded'],
])('of %s a sentence', (what, sentence) => {
  expect(notLoaded(what)).toBe(sentence)
})
