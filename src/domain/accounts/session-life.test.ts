import { expect, test } from 'vitest'
import { isRemembered, sessionSeconds } from './session-life.ts'

const [hours, days] = [60 * 60, 24 * 60 * 60]

test.each([
  ['buyer', true, true, 30 * days],
  ['talent', true, true, 30 * days],
  ['buyer', false, false, 12 * hours],
  ['admin', false, false, 12 * hours],
  ['admin', true, false, 12 * hours],
] as const)(
  'a session of a %s who asks to be remembered (%s): remembered %s, for %i seconds',
  (role, isWanted, isKept, seconds) => {
    expect(isRemembered(role, isWanted)).toBe(isKept)
    expect(sessionSeconds(role, isWanted)).toBe(seconds)
  },
)
