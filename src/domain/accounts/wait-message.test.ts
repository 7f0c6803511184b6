import { expect, test } from 'vitest'
import { waitMessage } from './wait-message.ts'

test.each([
  [1, 'a second'],
  [42, '42 seconds'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [3600, '60 minutes'],
])('%i seconds to wait are %s', (seconds, wait) =>
  expect(waitMessage(seconds)).toBe(`We just sent an email. The next one can be sent in ${wait}.`),
)
