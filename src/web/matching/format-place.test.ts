import { expect, test } from 'vitest'
import { formatPlace } from './format-place.ts'

test.each([
  [null, 'Not shown'],
  [{ list: 'shortlist' as const, place: 1 }, '1st on the shortlist'],
  [{ list: 'fits' as const, place: 12 }, '12th of all who fit'],
  [{ list: 'near' as const, place: 22 }, '22nd of those who nearly fit'],
  [{ list: 'unknown' as const, place: 3 }, '3rd of those who may fit'],
])('%o is %s', (place, label) => expect(formatPlace(place)).toBe(label))
