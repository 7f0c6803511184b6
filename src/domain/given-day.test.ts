import { expect, test } from 'vitest'
import { givenDay } from './given-day.ts'

test.each(['1900-01-01', '2026-11-19', '2199-12-31'])('T50 %s is a day', (day) =>
  expect(givenDay().parse(day)).toBe(day),
)

test.each(['0000-01-01', '1899-12-31', '2200-01-01', '9999-12-31', '2026-02-30', '2026-1-1', 'x', ''])(
  'T50 %j is refused, with one message',
  (day) => {
    const { error } = givenDay('Please enter the start.').safeParse(day)
    expect(error?.issues.map(({ message }) => message)).toEqual(['Please enter the start.'])
  },
)
