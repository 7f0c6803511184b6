import type { BuyerCountryCode } from '#domain/buyers/phone.ts'
import { buyerRegistration, buyerRegistrationMessages } from '#domain/buyers/registration.ts'
import { errorsBy } from '../ui/errors-by.ts'
import type { FormErrors } from '../ui/form-errors.ts'

export type RegistrationValues = {
  firstName: string
  lastName: string
  email: string
  password: string
  confirmPassword: string
  companyName: string
  jobTitle: string
  countryCode: BuyerCountryCode
  phone: string
  acceptTerms: boolean
}

export const blankRegistration: RegistrationValues = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  companyName: '',
  jobTitle: '',
  countryCode: '+1',
  phone: '',
  acceptTerms: false,
}

export type Step = 1 | 2 | 3
export const lastStep = 3

export const stepTitles = { 1: 'Personal Information', 2: 'Company Information', 3: 'Review & Accept' } as const

const stepFields = {
  1: ['firstName', 'lastName', 'email', 'password', 'confirmPassword'],
  2: ['companyName', 'jobTitle', 'countryCode', 'phone'],
  3: ['acceptTerms'],
} as const satisfies Record<Step, (keyof RegistrationValues)[]>

const check = errorsBy(buyerRegistration)

/** What is wrong up to a step. An address that the server rejected stays invalid until it is changed. */
export function errorsUpTo(step: Step, values: RegistrationValues, takenEmail?: string): FormErrors {
  const { confirmPassword, ...registration } = values
  const errors: FormErrors = {
    ...check(registration),
    // Fields that depend on each other are compared only once everything else is right, terms included.
    ...check({ ...registration, acceptTerms: true }),
    ...(confirmPassword !== values.password && { confirmPassword: buyerRegistrationMessages.mismatch }),
    ...(values.email === takenEmail && { email: buyerRegistrationMessages.alreadyRegistered }),
  }
  const reached: string[] = [stepFields[1], step > 1 ? stepFields[2] : [], step > 2 ? stepFields[3] : []].flat()
  return Object.fromEntries(reached.flatMap((field) => (errors[field] ? [[field, errors[field]]] : [])))
}

/** The furthest step that may be shown: the first with something missing, else the last. */
export function furthestStep(values: RegistrationValues): Step {
  const isComplete = (step: Step) => Object.keys(errorsUpTo(step, values)).length === 0
  if (!isComplete(1)) return 1
  return isComplete(2) ? 3 : 2
}
