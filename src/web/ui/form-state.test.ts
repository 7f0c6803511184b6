import { expect, test } from 'vitest'
import { changeValues, checkAll, forgetLeft, leaveField, refuse, shownErrors, startForm } from './form-state.ts'

const values = { name: '', email: '', jobs: [{ firm: '' }, { firm: '' }] }
const missing = 'Please fill this in.'

const check = ({ name, email, jobs }: typeof values) => ({
  ...(!name && { name: missing }),
  ...(!email && { email: missing }),
  ...Object.fromEntries(jobs.flatMap(({ firm }, index) => (firm ? [] : [[`jobs.${index}.firm`, missing]]))),
})
const started = startForm(values)

test('leaving a field says what is wrong there; those never visited keep quiet', () => {
  const left = leaveField(started, 'email', check)
  expect(shownErrors(left)).toEqual({ email: missing })
  expect(shownErrors(leaveField(left, 'name', check))).toEqual({ email: missing, name: missing })
})

test('leaving a part says what is wrong inside of it', () => {
  expect(shownErrors(leaveField(started, 'jobs.1', check))).toEqual({ 'jobs.1.firm': missing })
})

test('sending says everything, and goes on saying it when a field is left', () => {
  const sent = checkAll(started, check)
  expect(Object.keys(shownErrors(sent))).toEqual(['name', 'email', 'jobs.0.firm', 'jobs.1.firm'])
  expect(shownErrors(leaveField(sent, 'name', check))).toEqual(shownErrors(sent))
})

test('a message goes when its field changes, and the others stay', () => {
  const sent = checkAll(started, check)
  const changed = changeValues(sent, { ...values, jobs: [{ firm: '' }, { firm: 'Reed' }] })
  expect(Object.keys(shownErrors(changed))).toEqual(['name', 'email', 'jobs.0.firm'])
})

test('what depends on another field is checked again when either is left', () => {
  const isEqual = ({ name, email }: typeof values) =>
    (name === email ? {} : { email: 'Not the same.' }) as Record<string, string>
  const left = leaveField(changeValues(started, { ...values, name: 'a' }), 'email', isEqual)
  expect(shownErrors(left)).toEqual({ email: 'Not the same.' })
  expect(shownErrors(leaveField(changeValues(left, values), 'name', isEqual))).toEqual({})
})

test('what the server refused stays until its field changes', () => {
  const filled = { ...values, name: 'Ana', email: 'ana@example.com', jobs: [] }
  const refused = refuse(changeValues(started, filled), { email: 'This address has an account.' })
  expect(shownErrors(leaveField(refused, 'name', check))).toEqual({ email: 'This address has an account.' })
  expect(shownErrors(changeValues(refused, { ...filled, name: 'Bea' }))).toEqual({
    email: 'This address has an account.',
  })
  expect(shownErrors(changeValues(refused, { ...filled, email: 'b@example.com' }))).toEqual({})
  expect(shownErrors(checkAll(refused, check))).toEqual({})
})

test('an entry that moved is as one never visited', () => {
  const left = leaveField(leaveField(started, 'jobs.0.firm', check), 'email', check)
  expect(shownErrors(leaveField(forgetLeft(left, 'jobs'), 'name', check))).toEqual({ email: missing, name: missing })
})
