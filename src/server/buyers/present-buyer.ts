import type { OwnBuyerProfile } from '#contract/buyers.ts'
import { namesOf } from '#domain/buyers/profile.ts'

type Row = OwnBuyerProfile & { name: string | null; buyerId: string | null }

/** A buyer without a record begins with the account's name. */
export const presentBuyer = ({ name, buyerId, ...profile }: Row): OwnBuyerProfile => ({
  ...profile,
  ...(buyerId === null && namesOf(name ?? '')),
  phone: profile.phone || null,
})
