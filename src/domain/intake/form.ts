import * as z from 'zod/mini'
import { type CountryCode, codes, splitNumber } from './country-codes.ts'

/** The intake form. Stored in the browser, under the key below, until the application is sent. */
export type IntakeForm = {
  firstName: string
  lastName: string
  email: string
  countryCode: CountryCode
  phoneNumber: string
  agree: boolean
  subscribe: boolean
}

/** The form as passed on, with a joined name and number. */
export type CompleteIntake = IntakeForm & { name: string; whatsapp: string }

export const intakeStorageKey = 'talent_intake_form'

export const blankIntake: IntakeForm = {
  firstName: '',
  lastName: '',
  email: '',
  countryCode: '+1',
  phoneNumber: '',
  agree: true,
  subscribe: true,
}

export const completeIntake = (form: IntakeForm): CompleteIntake => ({
  ...form,
  name: `${form.firstName.trim()} ${form.lastName.trim()}`,
  whatsapp: form.phoneNumber ? `${form.countryCode} ${form.phoneNumber}` : '',
})

/** Is the form complete enough to continue to the resume? */
export const isIntakePresent = ({ firstName, lastName, email, agree }: IntakeForm): boolean =>
  agree && [firstName, lastName, email].every((value) => value.trim() !== '')

const text = z.catch(z.optional(z.string()), undefined)
const choice = (fallback: boolean) => z.catch(z.boolean(), fallback)

const saved = z.object({
  firstName: text,
  lastName: text,
  name: text,
  email: text,
  countryCode: z.catch(z.optional(z.enum(codes)), undefined),
  phoneNumber: text,
  whatsapp: text,
  agree: choice(blankIntake.agree),
  subscribe: choice(blankIntake.subscribe),
})

/** Reads the saved form, including two older formats: a single name, and a WhatsApp number in one piece. */
export function readSavedIntake(json: string | null): IntakeForm | undefined {
  const { data } = saved.safeParse(parse(json))
  if (!data) return undefined
  const { firstName, lastName, name, countryCode, phoneNumber, whatsapp, email, agree, subscribe } = data
  const isOlderName = firstName === undefined && lastName === undefined && name !== undefined
  const isOlderNumber = countryCode === undefined && phoneNumber === undefined && whatsapp !== undefined
  return {
    ...(isOlderName ? splitName(name) : { firstName: firstName ?? '', lastName: lastName ?? '' }),
    email: email ?? '',
    countryCode: countryCode ?? blankIntake.countryCode,
    phoneNumber: phoneNumber ?? '',
    ...(isOlderNumber && (splitNumber(whatsapp) ?? { phoneNumber: whatsapp })),
    agree,
    subscribe,
  }
}

function splitName(name: string) {
  const [firstName = '', ...rest] = name.trim().split(' ')
  return { firstName, lastName: rest.join(' ').trim() }
}

function parse(json: string | null): unknown {
  try {
    return JSON.parse(json ?? '')
  } catch {
    return undefined
  }
}
