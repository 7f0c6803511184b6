import { expect, test } from 'vitest'
import { freeWith } from './free-hours.ts'

test.each([
  [{ hours: 12, from: null }, 40, 40, 12],
  [{ hours: 12, from: null }, 40, 30, 2],
  [{ hours: 12, from: null }, 40, 20, 0],
  [{ hours: 40, from: '2027-03-08' }, 40, 30, 30],
  [{ hours: 12, from: null }, 40, null, 12],
  [{ hours: null, from: null }, null, 40, null],
])('%j left of %i is, of %i, %i', (free, saved, offered, hours) =>
  expect(freeWith(free, saved, offered)).toEqual({ ...free, hours }),
)

test('nothing is known of someone about whom nothing was read', () => expect(freeWith(null, 40, 30)).toBeNull())
