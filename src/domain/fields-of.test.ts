import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fieldsOf } from './fields-of.ts'

test('the fields of a schema come in its order', () => {
  expect(fieldsOf(z.strictObject({ title: z.string(), rate: z.number(), notes: z.optional(z.string()) }))).toEqual([
    'title',
    'rate',
    'notes',
  ])
})
