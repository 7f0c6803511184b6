import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { errorsBy, errorsOfLeft } from './errors-by.ts'

const check = errorsBy(
  z.object({
    name: z.string().check(z.minLength(1, 'Please enter a name.'), z.regex(/^\w+$/, 'Letters only.')),
    hours: z.array(z.string().check(z.minLength(5, 'Please enter a time.'))),
  }),
)
const wrong = check({ name: '', hours: ['09:00', '9'] })

test('each wrong field has its first message', () => {
  expect(wrong).toEqual({ name: 'Please enter a name.', 'hours.1': 'Please enter a time.' })
})

test('a field that was not left keeps quiet', () => {
  expect(errorsOfLeft(wrong, new Set())).toEqual({})
  expect(errorsOfLeft(wrong, new Set(['name']))).toEqual({ name: 'Please enter a name.' })
  expect(errorsOfLeft(wrong, new Set(['hours.0', 'hours.1']))).toEqual({ 'hours.1': 'Please enter a time.' })
})
