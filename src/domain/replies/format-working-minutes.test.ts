import { expect, test } from 'vitest'
import { formatWorkingMinutes } from './format-working-minutes.ts'

const hour = 60
const day = 8 * hour

test.each([
  [0, '0 min'],
  [24.6, '25 min'],
  [59, '59 min'],
  [59.5, '1 h'],
  [hour, '1 h'],
  [5 * hour + 20, '5 h 20 min'],
  [day - 1, '7 h 59 min'],
  [day, '1 working day'],
  [day + 59, '1 working day'],
  [day + hour, '1 working day 1 h'],
  [2 * day, '2 working days'],
  [2 * day + 3 * hour + 10, '2 working days 3 h'],
])('%d working minutes are %s', (minutes, text) => {
  expect(formatWorkingMinutes(minutes)).toBe(text)
})
