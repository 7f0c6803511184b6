import { expect, test } from 'vitest'
import { capacityOffer } from './capacity-offer.ts'

const offer = { rateFrom: null, rateTo: null, weeks: {} }
const problems = (wrong: object) =>
  capacityOffer.safeParse({ ...offer, ...wrong }).error?.issues.map(({ path, message }) => [path[0], message])

test.each([
  offer,
  { ...offer, rateFrom: 0 },
  { ...offer, rateFrom: 38.5, rateTo: 45 },
  { ...offer, rateFrom: 45, rateTo: 45 },
  { ...offer, rateFrom: 100_000 },
  { ...offer, weeks: { '2026-11-16': 0, '2026-12-21': 80 } },
])('%j is offered', (one) => expect(capacityOffer.parse(one)).toEqual(one))

const rate = 'Please enter dollars per hour, such as 45 or 38.50.'
const hours = 'Please enter a whole number of hours, from 1 to 80.'

test.each([
  [{ rateFrom: -1 }, ['rateFrom', rate]],
  [{ rateFrom: 100_000.01 }, ['rateFrom', rate]],
  [{ rateFrom: 38.505 }, ['rateFrom', rate]],
  [{ rateFrom: '45' }, ['rateFrom', rate]],
  [{ rateFrom: 45, rateTo: 38 }, ['rateTo', 'The first rate of a range must be the lower one.']],
  [{ rateTo: 38 }, ['rateTo', 'The first rate of a range must be the lower one.']],
  [{ weeks: { '2026-11-16': -1 } }, ['weeks', hours]],
  [{ weeks: { '2026-11-16': 81 } }, ['weeks', hours]],
  [{ weeks: { '2026-11-16': 7.5 } }, ['weeks', hours]],
])('%j is refused', (wrong, problem) => expect(problems(wrong)).toEqual([problem]))

test('a week is named by its Monday', () => {
  expect(capacityOffer.safeParse({ ...offer, weeks: { '2026-11-17': 20 } }).success).toBe(false)
  expect(capacityOffer.safeParse({ ...offer, weeks: { 'next week': 20 } }).success).toBe(false)
})

test('at most 60 weeks differ from the usual ones', () => {
  const weeks = (count: number) => {
    const first = Temporal.PlainDate.from('2026-11-16')
    return Object.fromEntries(Array.from({ length: count }, (_, week) => [first.add({ weeks: week }).toString(), 20]))
  }
  expect(problems({ weeks: weeks(60) })).toBeUndefined()
  expect(problems({ weeks: weeks(61) })).toEqual([['weeks', 'Please list at most 60 weeks.']])
})
