import { expect, test } from 'vitest'
import { firstName } from './first-name.ts'

test.each([
  ['Ana Maria Silva Costa', 'Ana'],
  ['  Carmen\r\nReyes ', 'Carmen'],
  ['Dr. Ana Costa', 'Ana'],
  ['mr Lee', 'Lee'],
  ['Prof', 'Prof'],
  ['Drew Barry', 'Drew'],
  ['Williams Ortiz', 'Williams'],
  ['J.R. O’Neil-Dupont, Jr.', 'J.R.'],
  ['Zoë', 'Zoë'],
  ['   ', ''],
])('%j is greeted as %j', (name, first) => expect(firstName(name)).toBe(first))
