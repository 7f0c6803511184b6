import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { errorsBy } from './errors-by.ts'
import { errorsAt } from './form-errors.ts'

const check = errorsBy(
  z.object({
    name: z.string().check(z.minLength(1, 'Please enter a name.'), z.regex(/^\w+$/, 'Letters only.')),
    hours: z.array(z.string().check(z.minLength(5, 'Please enter a time.'), z.regex(/:/, 'Please use a colon.'))),
  }),
)
const wrong = check({ name: '', hours: ['0900!', '9'] })

test('each wrong field has its first message', () => {
  expect(wrong).toEqual({
    name: 'Please enter a name.',
    'hours.0': 'Please use a colon.',
    'hours.1': 'Please enter a time.',
  })
})

test('fields that share a message show the first', () => {
  expect(errorsAt(wrong, (path) => path.replace(/\..*/, ''))).toEqual({
    name: 'Please enter a name.',
    hours: 'Please use a colon.',
  })
})
