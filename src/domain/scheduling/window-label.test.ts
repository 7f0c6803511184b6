import { expect, test } from 'vitest'
import { windowLabel } from './window-label.ts'

test.each([
  ['09:00', '17:00', 'America/New_York', '9 AM to 5 PM in New York'],
  ['00:30', '12:00', 'America/Argentina/Buenos_Aires', '12:30 AM to 12 PM in Buenos Aires'],
  ['12:15', '23:59', 'UTC', '12:15 PM to 11:59 PM in UTC'],
])('%s to %s in %s', (from, to, zone, label) => expect(windowLabel({ zone, from, to })).toBe(label))
