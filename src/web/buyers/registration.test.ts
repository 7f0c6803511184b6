import { describe, expect, test } from 'vitest'
import { buyerRegistrationMessages } from '#domain/buyers/registration.ts'
import { blankRegistration, errorsUpTo, furthestStep } from './registration.ts'

const personal = {
  ...blankRegistration,
  firstName: 'Ellen',
  lastName: 'R.',
  email: 'ellen.r@example.com',
  password: 'kestrel',
  confirmPassword: 'kestrel',
}
const company = { ...personal, companyName: 'Hollis & Quay', jobTitle: 'Controller' }

describe('errors up to a step', () => {
  test('a step says nothing about the ones after it', () => {
    expect(errorsUpTo(1, personal)).toEqual({})
    expect(Object.keys(errorsUpTo(2, personal))).toEqual(['companyName', 'jobTitle'])
    expect(Object.keys(errorsUpTo(3, company))).toEqual(['acceptTerms'])
    expect(errorsUpTo(3, { ...company, acceptTerms: true })).toEqual({})
  })

  test('a blank form names its fields in reading order', () => {
    expect(Object.keys(errorsUpTo(1, blankRegistration))).toEqual(['firstName', 'lastName', 'email', 'password'])
  })

  test('the confirmation must equal the password', () => {
    const { confirmPassword } = errorsUpTo(1, { ...personal, confirmPassword: 'kestre' })
    expect(confirmPassword).toBe(buyerRegistrationMessages.mismatch)
  })

  test('a +1 number is checked before the terms are accepted', () => {
    expect(errorsUpTo(2, { ...company, phone: '(555) 12' })).toHaveProperty('phone')
    expect(errorsUpTo(2, { ...company, phone: '(555) 123-4567' })).toEqual({})
    expect(errorsUpTo(2, { ...company, countryCode: '+44', phone: '55512' })).toEqual({})
  })

  test('a refused address stays wrong until it is changed', () => {
    const errors = errorsUpTo(1, personal, personal.email)
    expect(errors).toEqual({ email: buyerRegistrationMessages.alreadyRegistered })
    expect(errorsUpTo(1, { ...personal, email: 'other@example.com' }, personal.email)).toEqual({})
  })
})

test('nobody stands behind a step that is not finished', () => {
  expect(furthestStep(blankRegistration)).toBe(1)
  expect(furthestStep(personal)).toBe(2)
  expect(furthestStep(company)).toBe(3)
})
