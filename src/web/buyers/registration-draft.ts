import * as z from 'zod/mini'
import { buyerCountryCodes } from '#domain/buyers/phone.ts'
import { blankRegistration, type RegistrationValues } from './registration.ts'

const draftKey = 'buyer_registration_form'

const draft = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  companyName: z.string(),
  jobTitle: z.string(),
  countryCode: z.enum(buyerCountryCodes.map(({ code }) => code)),
  phone: z.string(),
})

/** What was typed survives a reload in this tab; passwords never leave the page. */
export function saveDraft(values: RegistrationValues) {
  sessionStorage.setItem(draftKey, JSON.stringify(draft.parse(values)))
}

export function readDraft(): RegistrationValues {
  const saved = draft.safeParse(JSON.parse(sessionStorage.getItem(draftKey) ?? 'null'))
  return { ...blankRegistration, ...saved.data }
}

export const forgetDraft = () => sessionStorage.removeItem(draftKey)
