import { expect, test } from 'vitest'
import { forbidden, notFound, notSignedIn, Problem } from './problem.ts'

test('a problem of one field names it among the fields, too', () => {
  const problem = new Problem('invalid_input', 'Please enter a name.', { field: 'name' })
  expect(problem).toMatchObject({
    name: 'Problem',
    code: 'invalid_input',
    message: 'Please enter a name.',
    field: 'name',
    fields: [{ path: 'name', message: 'Please enter a name.' }],
  })
})

test('a problem of several fields is shown at the first of them', () => {
  const fields = [
    { path: 'name', message: 'Please enter a name.' },
    { path: 'email', message: 'Please enter a valid email address.' },
  ]
  expect(new Problem('invalid_input', 'Please look again.', { fields })).toMatchObject({ field: 'name', fields })
  expect(new Problem('invalid_input', 'Please look again.', { field: 'email', fields })).toMatchObject({
    field: 'email',
    fields,
  })
})

test('a problem of no field has none, and says when to try again', () => {
  const problem = new Problem('rate_limited', 'Too many.', { retryAfterSeconds: 30 })
  expect(problem.field).toBeUndefined()
  expect(problem).toMatchObject({ fields: [], retryAfterSeconds: 30 })
  expect(new Problem('internal', 'Sorry.').retryAfterSeconds).toBeUndefined()
})

test.each([
  [notFound(), 'not_found', 'Not found.'],
  [notFound('Project not found.'), 'not_found', 'Project not found.'],
  [forbidden(), 'forbidden', 'You don’t have permission to do this.'],
  [notSignedIn(), 'not_signed_in', 'Please log in.'],
])('%s', (problem, code, message) => {
  expect(problem).toMatchObject({ code, message })
})
