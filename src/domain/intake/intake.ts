import * as z from 'zod/mini'
import { emailAddress } from '../accounts/email.ts'
import { homeZeroMessage } from '../phones/signs.ts'
import { type CountryCode, codes } from './country-codes.ts'
import { hasHomeZero, isFromElsewhere, isPhoneValid } from './phone.ts'

export const nameLimit = 100
const phoneLimit = 40

export const intakeMessages = {
  required: 'Please enter your first and last name, and email.',
  phone: 'Please enter a valid phone number for the selected country.',
  elsewhere: 'We don’t offer the country code of this phone number. Please enter another number, or none.',
  agree: 'Please agree to the terms and privacy policy to apply.',
} as const

/** Beside a field that is wrong: which one, and how. The form's own message is under it. */
export const intakeFieldHints = {
  firstName: 'First name is missing.',
  lastName: 'Last name is missing.',
  email: (isGiven: boolean) => (isGiven ? 'This isn’t an email address.' : 'Email is missing.'),
} as const

type Number = { countryCode: CountryCode; phoneNumber: string }

export function phoneHint(given: Number): string {
  if (isFromElsewhere(given.phoneNumber)) return 'This number’s country code isn’t in the list.'
  if (hasHomeZero(given)) return homeZeroMessage
  return 'This number doesn’t fit the country code.'
}

const given = z.string().check(z.trim(), z.minLength(1, intakeMessages.required))
const name = given.check(z.maxLength(nameLimit, `Please use at most ${nameLimit} characters for a name.`))

export const intakeFields = {
  firstName: name,
  lastName: name,
  email: z.pipe(given, emailAddress),
  countryCode: z._default(z.enum(codes), '+1'),
  phoneNumber: z._default(z.string().check(z.maxLength(phoneLimit, intakeMessages.phone)), ''),
}

/** A number is optional; if given, it must be valid for its country. */
export const phoneOfCountry = <T extends Number>() =>
  z.check<T>(({ value, issues }) => {
    const { countryCode, phoneNumber } = value
    if (!/\S/.test(phoneNumber) || isPhoneValid(countryCode, phoneNumber)) return
    const message = isFromElsewhere(phoneNumber) ? intakeMessages.elsewhere : intakeMessages.phone
    issues.push({ code: 'custom', input: phoneNumber, path: ['phoneNumber'], message })
  })

/** The rules of the intake form, in the order of its fields. */
export const intake = z
  .strictObject({ ...intakeFields, agree: z.literal(true, intakeMessages.agree), subscribe: z.boolean() })
  .check(phoneOfCountry())
