import { saveBuyerProfile as endpoint } from '#contract/buyers.ts'
import { ownBuyerQuery, renameFirm, saveOwnBuyer } from '#db/buyers.ts'
import { storedBuyerPhone } from '#domain/buyers/phone.ts'
import { fullName } from '#domain/buyers/profile.ts'
import { ownsFirm } from '#domain/firms/role.ts'
import { notSignedIn } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'
import { presentBuyer } from './present-buyer.ts'

export const saveBuyerProfile = transactionRoute(endpoint, async (tx, { countryCode, phone, ...profile }, me) => {
  const stored = storedBuyerPhone(countryCode, phone) || null
  await saveOwnBuyer(tx, { ...profile, phone: stored, name: fullName(profile) })
  if (ownsFirm(me.firmRole)) await renameFirm(tx, profile.companyName)
  const row = await tx.first(ownBuyerQuery())
  if (!row) throw notSignedIn()
  return presentBuyer(row)
})
