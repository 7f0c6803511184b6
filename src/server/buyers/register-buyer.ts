import { registerBuyer as endpoint } from '#contract/buyers.ts'
import { insertAccount, recordTerms } from '#db/accounts.ts'
import { insertBuyer, insertFirm } from '#db/buyers.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { storedBuyerPhone } from '#domain/buyers/phone.ts'
import { type BuyerRegistration, buyerRegistrationMessages } from '#domain/buyers/registration.ts'
import { Problem } from '#domain/problem.ts'
import { termsVersion } from '#domain/terms/version.ts'
import { limitAttempts } from '../accounts/limit-attempts.ts'
import { mailChallenge } from '../accounts/mail-challenge.ts'
import { selfGuardedRoute } from '../serve.ts'
import type { Services } from '../services.ts'

export const registerBuyer = selfGuardedRoute(endpoint, async (input, { services, network, registration }) => {
  await limitAttempts([{ limit: attemptLimits.registrationPerNetwork, of: network }], services)
  registration.set(await makeBuyer(input, services))
  return { email: input.email }
})

/** The account, the firm with its first owner, the accepted terms and the confirmation email: all of them or none. */
export async function makeBuyer(input: BuyerRegistration, services: Services): Promise<string> {
  const { db, passwords } = services
  const { email, firstName, lastName, companyName, jobTitle } = input
  const name = `${firstName} ${lastName}`
  const passwordHash = await passwords.hash(input.password)
  return db.asSystem(async (tx) => {
    const userId = await insertAccount(tx, {
      email,
      name,
      role: 'buyer',
      passwordHash,
      signUp: { companyName, jobTitle },
    })
    if (!userId)
      throw new Problem('already_registered', buyerRegistrationMessages.alreadyRegistered, { field: 'email' })
    const phone = storedBuyerPhone(input.countryCode, input.phone)
    const firmId = await insertFirm(tx, { name: companyName })
    await insertBuyer(tx, { userId, firstName, lastName, email, jobTitle, phone, firmId, firmRole: 'owner' })
    await recordTerms(tx, userId, termsVersion)
    await mailChallenge(tx, 'confirm', { id: userId, name: firstName, email }, services)
    return userId
  })
}
