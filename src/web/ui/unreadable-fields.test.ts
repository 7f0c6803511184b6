import { expect, test } from 'vitest'
import { unreadableFields } from './unreadable-fields.ts'

const field = (type: string, path: string, badInput = true) => ({ type, dataset: { path }, validity: { badInput } })
const within = (...fields: ReturnType<typeof field>[]) => ({ querySelectorAll: () => fields }) as unknown as ParentNode

test('what a browser can’t read as a number, a date or a time is told at its field', () => {
  const values = { rate: '', terms: { endDate: null }, interviewAt: '', weekly: [{ from: '' }] }
  const typed = within(
    field('number', 'rate'),
    field('date', 'terms.endDate'),
    field('datetime-local', 'interviewAt'),
    field('time', 'weekly.0'),
  )
  expect(unreadableFields(values, typed)).toEqual({
    rate: 'Please enter a number.',
    'terms.endDate': 'Please enter a date.',
    interviewAt: 'Please enter a date and time.',
    'weekly.0': 'Please enter a time.',
  })
})

test('fields that are empty or right, of text, or of another form are left alone', () => {
  const typed = within(field('number', 'rate', false), field('email', 'email'), field('date', 'endDate'))
  expect(unreadableFields({ rate: '', email: '' }, typed)).toEqual({})
})
