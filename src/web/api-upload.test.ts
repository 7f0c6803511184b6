import { expect, test } from 'vitest'
import { formWith } from './api-upload.ts'

test('a value that is missing is no part of the form', () => {
  const form = formWith({ firstName: 'Ana', source: undefined, phone: '' })
  expect([...form]).toEqual([
    ['firstName', 'Ana'],
    ['phone', ''],
  ])
})
