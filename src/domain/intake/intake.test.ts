import { describe, expect, test } from 'vitest'
import { codes, countryCodes, splitNumber } from './country-codes.ts'
import { blankIntake, completeIntake, isIntakePresent, readSavedIntake } from './form.ts'
import { intake, phoneHint } from './intake.ts'
import { formatPhone, isPhoneValid, readPhone, storedPhone } from './phone.ts'

test('there are thirty codes, and none begins another', () => {
  expect(countryCodes).toHaveLength(30)
  const pairs = codes.flatMap((one) => codes.map((other) => [one, other]))
  expect(pairs.filter(([one = '', other = '']) => one !== other && other.startsWith(one))).toEqual([])
})

describe('the saved form', () => {
  const form = {
    firstName: 'Carmen',
    lastName: 'de la Cruz',
    email: 'carmen@example.com',
    countryCode: '+63' as const,
    phoneNumber: '917 555 0142',
    agree: false,
    subscribe: false,
  }

  test('comes back as it was, also as it is handed on', () => {
    expect(readSavedIntake(JSON.stringify(form))).toEqual(form)
    expect(readSavedIntake(JSON.stringify(completeIntake(form)))).toEqual(form)
    expect(completeIntake(form)).toMatchObject({ name: 'Carmen de la Cruz', whatsapp: '+63 917 555 0142' })
    expect(completeIntake({ ...form, phoneNumber: '' }).whatsapp).toBe('')
  })

  test('of an older page has one name, split at the first space', () => {
    const older = { name: 'Carmen de la Cruz', email: 'carmen@example.com', agree: true, subscribe: false }
    expect(readSavedIntake(JSON.stringify(older))).toEqual({
      ...blankIntake,
      firstName: 'Carmen',
      lastName: 'de la Cruz',
      email: 'carmen@example.com',
      subscribe: false,
    })
    expect(readSavedIntake('{"name":"Prince"}')).toMatchObject({ firstName: 'Prince', lastName: '' })
  })

  test.each([
    ['+63 9175550142', '+63', '9175550142'],
    ['+14155552671', '+1', '4155552671'],
    ['+971 50 123 4567', '+971', '50 123 4567'],
    ['0044 7911 123456', '+44', '7911 123456'],
    ['4155552671', '+1', '4155552671'],
    ['', '+1', ''],
  ])('of an older page has one number: %s', (whatsapp, countryCode, phoneNumber) => {
    expect(readSavedIntake(JSON.stringify({ whatsapp }))).toMatchObject({ countryCode, phoneNumber })
  })

  test('with one part of a new name or number is no older one', () => {
    const both = { firstName: 'Carmen', name: 'Someone Else', phoneNumber: '917', whatsapp: '+44 7911 123456' }
    expect(readSavedIntake(JSON.stringify(both))).toEqual({ ...blankIntake, firstName: 'Carmen', phoneNumber: '917' })
    const other = { lastName: 'Dizon', name: 'Someone Else', countryCode: '+63', whatsapp: '+44 7911 123456' }
    expect(readSavedIntake(JSON.stringify(other))).toEqual({ ...blankIntake, lastName: 'Dizon', countryCode: '+63' })
  })

  test('is read without the space around its parts', () => {
    expect(completeIntake({ ...form, firstName: ' Carmen ', lastName: ' Dizon ' }).name).toBe('Carmen Dizon')
    expect(readSavedIntake('{"name":"  Carmen   Dizon "}')).toMatchObject({ firstName: 'Carmen', lastName: 'Dizon' })
    expect(readSavedIntake('{"whatsapp":" +63 917 555 0142"}')).toMatchObject({ countryCode: '+63' })
    expect(readSavedIntake('{"whatsapp":"+63 9001234"}')).toMatchObject({ phoneNumber: '9001234' })
  })

  test('begins empty, with both boxes ticked', () => {
    expect(readSavedIntake('{}')).toEqual(blankIntake)
    expect(blankIntake).toMatchObject({ firstName: '', lastName: '', email: '', agree: true, subscribe: true })
  })

  test.each([null, '', 'not json', '7', '[]', 'null'])('%s is no form', (json) => {
    const read = readSavedIntake(json)
    expect(read === undefined || !isIntakePresent(read)).toBe(true)
  })

  test('wrong values in it fall back one by one', () => {
    const odd = { firstName: 7, lastName: 'Reed', countryCode: '+999', agree: 'yes', subscribe: null }
    expect(readSavedIntake(JSON.stringify(odd))).toEqual({ ...blankIntake, lastName: 'Reed' })
  })

  test('is enough to go on with names, an address and the agreement', () => {
    expect(isIntakePresent({ ...form, agree: true })).toBe(true)
    expect(isIntakePresent(form)).toBe(false)
    for (const field of ['firstName', 'lastName', 'email'])
      expect(isIntakePresent({ ...form, agree: true, [field]: ' ' })).toBe(false)
  })
})

describe('a phone number', () => {
  test.each([
    ['+1', '4155552671', '(415) 555-2671'],
    ['+1', '41', '41'],
    ['+63', '9175550142', '917 555 0142'],
    ['+44', '07911123456', '07911 123456'],
    ['+91', '9876543210', '98765 43210'],
    ['+1', '', ''],
    ['+1', 'abc', ''],
  ] as const)('%s %s is shown as %s', (code, typed, shown) => {
    expect(formatPhone(code, typed)).toBe(shown)
    expect(formatPhone(code, shown)).toBe(shown)
  })

  test('takes fifteen digits and no more', () => {
    expect(formatPhone('+63', '1'.repeat(16))).toBe(formatPhone('+63', '1'.repeat(15)))
    expect(formatPhone('+63', '1'.repeat(15))).not.toBe(formatPhone('+63', '1'.repeat(14)))
  })

  test.each([
    ['+1', '(415) 555-2671', '+1 4155552671'],
    ['+44', '07911 123456', '+44 7911123456'],
    ['+39', '06 1234 5678', '+39 0612345678'],
    ['+7', '916 123-45-67', '+7 9161234567'],
    ['+1', '555', null],
    ['+63', '4155552671', null],
    ['+1', '', null],
    ['+49', '+1 415 555 2671', '+1 4155552671'],
    ['+49', '+1 415 555', null],
    ['+49', '+234 801 234 5678', null],
    ['+1', '0917 555 0142', null],
  ] as const)('%s %s is stored as %s', (code, typed, stored) => {
    expect(isPhoneValid(code, typed)).toBe(stored !== null)
    expect(storedPhone(code, typed)).toBe(stored)
  })

  test.each([
    ['+63', '+1 415 555 2671', '+1', '(415) 555-2671'],
    ['+1', '14155552671', '+1', '(415) 555-2671'],
    ['+63', '0917 555 0142', '+63', '917 555 0142'],
    ['+63', '639175550142', '+63', '917 555 0142'],
    ['+1', '0063 917 555 0142', '+63', '917 555 0142'],
    ['+39', '06 1234 5678', '+39', '06 1234 5678'],
    ['+63', '14155552671', '+1', '(415) 555-2671'],
    ['+1', '639175550142', '+63', '917 555 0142'],
    ['+1', '6591234567', '+65', '9123 4567'],
    ['+1', '2348012345678', '+1', '2348012345678'],
    ['+1', '0917 555 0142', '+63', '917 555 0142'],
    ['+1', '020 7946 0958', '+1', '02079460958'],
    ['+91', '09175550142', '+91', '91755 50142'],
    ['+1', '+234 801 234 5678', '+1', '+234 801 234 5678'],
    ['+63', '00234 801 234 5678', '+63', '+234 801 234 5678'],
    ['+1', '(+63) 917 555 0142', '+63', '917 555 0142'],
    ['+1', '+', '+1', '+'],
    ['+1', '4155', '+1', '(415) 5'],
    ['+1', '', '+1', ''],
  ] as const)('in %s, pasting %s gives %s %s', (before, pasted, countryCode, phoneNumber) => {
    expect(readPhone(before, pasted)).toEqual({ countryCode, phoneNumber })
  })

  test.each([
    ['+1', '8476410789'],
    ['+91', '8634443647'],
    ['+63', '9175550142'],
    ['+44', '7911123456'],
  ] as const)('typed key by key, in %s %s keeps its country', (code, digits) => {
    const keys = [...digits]
    const read = keys.reduce((now, key) => readPhone(now.countryCode, now.phoneNumber + key), readPhone(code, ''))
    expect(read.countryCode).toBe(code)
  })

  test.each([
    ['+1', '+639175550142', '+63', '917 555 0142'],
    ['+1', '09175550142', '+63', '917 555 0142'],
    ['+44', '+2348012345678', '+44', '+234 801 234 5678'],
  ] as const)('typed key by key, in %s %s is read as when it is pasted', (code, whole, countryCode, phoneNumber) => {
    const read = [...whole].reduce((now, key) => readPhone(now.countryCode, now.phoneNumber + key), readPhone(code, ''))
    expect(read).toEqual({ countryCode, phoneNumber })
  })

  test('of a country not offered stays one when another country is selected', () => {
    expect(formatPhone('+44', '+234 801 234 5678')).toBe('+234 801 234 5678')
  })

  test.each([
    ['+1', '+234 801 234 5678', 'This number’s country code isn’t in the list.'],
    ['+1', '020 7946 0958', 'Numbers with +1 don’t start with 0. Please include the number’s country code.'],
    ['+63', '123', 'This number doesn’t fit the country code.'],
    ['+1', '+23', 'This number doesn’t fit the country code.'],
  ] as const)('%s %s is told what to do about it', (countryCode, phoneNumber, hint) => {
    expect(phoneHint({ countryCode, phoneNumber })).toBe(hint)
  })

  test('valid in the selected country is never one of another', () => {
    expect(readPhone('+1', '3125551234').countryCode).toBe('+1')
    expect(readPhone('+91', '6281234567').countryCode).toBe('+91')
  })

  test('pasted whole is parted', () => {
    expect(splitNumber('+63 917 555 0142')).toEqual({ countryCode: '+63', phoneNumber: '917 555 0142' })
    expect(splitNumber('917 555 0142')).toBeUndefined()
  })
})

test('a form without a number is one of the United States', () => {
  const { countryCode, phoneNumber, ...rest } = {
    ...blankIntake,
    firstName: 'C.',
    lastName: 'D.',
    email: 'c@example.com',
  }
  expect(intake.parse(rest)).toMatchObject({ countryCode: '+1', phoneNumber: '' })
})

describe('the form says what is wrong', () => {
  const right = { ...blankIntake, firstName: 'Carmen', lastName: 'D.', email: 'carmen@example.com' }
  const messages = (form: object) => intake.safeParse(form).error?.issues.map(({ message }) => message) ?? []

  test.each([
    [{}, []],
    [{ firstName: ' ' }, ['Please enter your first and last name, and email.']],
    [{ email: '' }, ['Please enter your first and last name, and email.']],
    [{ email: 'carmen at example' }, ['Please enter a valid email address.']],
    [{ phoneNumber: '555' }, ['Please enter a valid phone number for the selected country.']],
    [
      { countryCode: '+63', phoneNumber: '(415) 555-2671' },
      ['Please enter a valid phone number for the selected country.'],
    ],
    [{ phoneNumber: '(415) 555-2671' }, []],
    [{ phoneNumber: '+63 917 555 0142' }, []],
    [
      { phoneNumber: '+234 801 234 5678' },
      ['We don’t offer the country code of this phone number. Please enter another number, or none.'],
    ],
    [{ phoneNumber: '   ' }, []],
    [{ phoneNumber: ' '.repeat(41) }, ['Please enter a valid phone number for the selected country.']],
    [{ firstName: 'a'.repeat(100), lastName: 'b'.repeat(100) }, []],
    [{ lastName: 'b'.repeat(101) }, ['Please use at most 100 characters for a name.']],
    [{ agree: false }, ['Please agree to the terms and privacy policy to apply.']],
    [{ countryCode: '+999' }, [expect.any(String)]],
  ])('%o', (change, expected) => {
    expect(messages({ ...right, ...change })).toEqual(expected)
  })
})
