import { expect, test } from 'vitest'
import { ForeignAnswer, problemFrom } from './api.ts'

test('a refusal of the server has its code, its message and its fields', () => {
  const fields = [{ path: 'email', message: 'Please enter a valid email address.' }]
  const error = { code: 'invalid_input', message: 'Please enter a valid email address.', fields }
  const problem = problemFrom({ error }, { status: 400, text: '' })
  expect(problem).not.toBeInstanceOf(ForeignAnswer)
  expect(problem).toMatchObject(error)
})

test.each([
  undefined,
  null,
  7,
  {},
  { message: 'Closed.' },
  { error: 'Bad gateway' },
  { error: { message: 'Closed.' } },
  { error: { code: 502, message: 'Closed.' } },
  { error: { code: 'internal' } },
])('an answer of another form is a proxy’s: %j', (body) => {
  const problem = problemFrom(body, { status: 502, text: JSON.stringify(body) ?? '' })
  expect(problem).toBeInstanceOf(ForeignAnswer)
  expect(problem).toMatchObject({ code: 'internal', message: '', answer: { status: 502 } })
})
