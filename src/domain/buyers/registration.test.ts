import { describe, expect, test } from 'vitest'
import { buyerRegistration, buyerRegistrationMessages } from './registration.ts'

const ellen = {
  firstName: ' Ellen ',
  lastName: 'Reed',
  email: 'Ellen@Example.com',
  password: 'kestrel',
  companyName: 'Hollis & Quay',
  jobTitle: 'Controller',
  acceptTerms: true,
}

const errorsOf = (changed: object) =>
  buyerRegistration
    .safeParse({ ...ellen, ...changed })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

describe('buyer registration', () => {
  test('trims, and needs no phone', () => {
    expect(buyerRegistration.parse(ellen)).toEqual({
      ...ellen,
      firstName: 'Ellen',
      email: 'ellen@example.com',
      countryCode: '+1',
      phone: '',
    })
  })

  test.each([
    [{ firstName: '  ' }, 'firstName: Please enter your first name.'],
    [{ lastName: '' }, 'lastName: Please enter your last name.'],
    [{ lastName: 'a'.repeat(101) }, 'lastName: Please use at most 100 characters.'],
    [{ email: 'ellen' }, 'email: Please enter a valid email address.'],
    [{ password: 'kestr' }, 'password: Password must be at least 6 characters.'],
    [{ companyName: ' ' }, 'companyName: Please enter your company name.'],
    [{ jobTitle: ' ' }, 'jobTitle: Please enter your job title.'],
    [{ acceptTerms: false }, 'acceptTerms: Please accept the terms to create your account.'],
    [{ phone: '(123) 456-789' }, 'phone: Please enter all ten digits, such as (123) 456-7890.'],
    [{ countryCode: '+44', phone: '+1 212 555' }, 'phone: Please enter all ten digits, such as (123) 456-7890.'],
    [
      { phone: '0917 555 0142' },
      'phone: Numbers with +1 don’t start with 0. Please include the number’s country code.',
    ],
    [{ phone: '123456789012345' }, 'phone: Please use at most 14 characters.'],
    [{ phone: '+63 9175550142' }, 'phone: Please enter a valid phone number for the selected country.'],
    [
      { countryCode: '+44', phone: '+6561234567' },
      'phone: Please enter a valid phone number for the selected country.',
    ],
  ])('refuses %j', (changed, error) => {
    expect(errorsOf(changed)?.[0]).toBe(error)
  })

  test('names and titles have at most 100 characters', () => {
    const names = (length: number) =>
      Object.fromEntries(
        ['firstName', 'lastName', 'companyName', 'jobTitle'].map((field) => [field, 'a'.repeat(length)]),
      )
    expect(errorsOf(names(100))).toBeUndefined()
    expect(errorsOf(names(101))).toHaveLength(4)
  })

  test('a number has at most 14 characters, wherever it is', () => {
    expect(errorsOf({ countryCode: '+44', phone: '1'.repeat(14) })).toBeUndefined()
    expect(errorsOf({ countryCode: '+44', phone: '1'.repeat(15) })).toHaveLength(1)
  })

  test('a failure says why', () => {
    expect(buyerRegistrationMessages.failed('offline')).toMatch(/: offline$/)
  })

  test('ten digits are asked for in the United States alone', () => {
    expect(errorsOf({ countryCode: '+44', phone: '2079460' })).toBeUndefined()
    expect(errorsOf({ phone: '(123) 456-7890' })).toBeUndefined()
  })

  test.each([{ role: 'admin' }, { userId: '1' }, { countryCode: '+49' }])('refuses %j', (changed) => {
    expect(errorsOf(changed)).toHaveLength(1)
  })
})
