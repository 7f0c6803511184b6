import { expect, test } from 'vitest'
import { hasConditions } from './conditions.ts'

test.each([
  [{}, false],
  [{ from: '2027-01-04', weeks: 8 }, false],
  [{ overlap: 0 }, true],
  [{ hours: 20 }, true],
  [{ rate: 45 }, true],
  [{ overlap: 4, hours: 20, rate: 45 }, true],
])('%j asks something of people: %s', (asked, answer) => expect(hasConditions(asked)).toBe(answer))
