import type { OwnBuyerProfile } from '#contract/buyers.ts'
import { namesOf } from '#domain/buyers/profile.ts'

type Row = OwnBuyerProfile & {
  name: string | null
  signUpCompanyName: string | null
  signUpJobTitle: string | null
  buyerId: string | null
}

/** A buyer without a record begins with what they said at sign-up. */
export const presentBuyer = ({
  name,
  signUpCompanyName,
  signUpJobTitle,
  buyerId,
  ...profile
}: Row): OwnBuyerProfile => ({
  ...profile,
  ...(buyerId === null && { ...namesOf(name ?? ''), companyName: signUpCompanyName, jobTitle: signUpJobTitle }),
  phone: profile.phone || null,
})
