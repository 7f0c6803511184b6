import * as z from 'zod/mini'
import { alreadyRegisteredMessage, emailAddress } from '../accounts/email.ts'
import { password } from '../accounts/password.ts'
import { type BuyerCountryCode, buyerCountryCodes, buyerPhoneMaximum, buyerPhoneProblem } from './phone.ts'

export const nameLimit = 100

const required = (message: string) =>
  z.string().check(z.trim(), z.minLength(1, message), z.maxLength(nameLimit, 'Please use at most 100 characters.'))

const codes = buyerCountryCodes.map(({ code }) => code) as [BuyerCountryCode, ...BuyerCountryCode[]]

export const buyerPersonal = z.strictObject({
  firstName: required('Please enter your first name.'),
  lastName: required('Please enter your last name.'),
  email: emailAddress,
  password,
})

/** A number as typed, with its country. */
export const buyerPhone = {
  countryCode: z._default(z.enum(codes), '+1'),
  phone: z._default(z.string().check(z.maxLength(buyerPhoneMaximum, 'Please use at most 14 characters.')), ''),
}

type Phone = { countryCode: BuyerCountryCode; phone: string }

/** A number is of a country that can be chosen, with ten digits in the United States; or it isn't given. */
export const hasWholePhone: z.core.CheckFn<Phone> = ({ value, issues }) => {
  const message = buyerPhoneProblem(value.countryCode, value.phone)
  if (message) issues.push({ code: 'custom', input: value.phone, path: ['phone'], message })
}

export const buyerCompany = z.strictObject({
  companyName: required('Please enter your company name.'),
  jobTitle: required('Please enter your job title.'),
  ...buyerPhone,
})

/** Buyer registration: the same rules for the three steps of the form and for the endpoint. */
export const buyerRegistration = z
  .strictObject({
    ...buyerPersonal.shape,
    ...buyerCompany.shape,
    acceptTerms: z.literal(true, 'Please accept the terms to create your account.'),
  })
  .check(hasWholePhone)

export type BuyerRegistration = z.output<typeof buyerRegistration>

export const buyerRegistrationMessages = {
  invalid: 'Please fill in all required fields',
  mismatch: 'Passwords do not match',
  alreadyRegistered: alreadyRegisteredMessage,
  failed: (message: string) => `Registration failed: ${message}`,
} as const
