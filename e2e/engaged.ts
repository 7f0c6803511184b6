import { moveApplication } from '../src/contract/applications.ts'
import { listEngagements } from '../src/contract/engagement-lines.ts'
import { grantAccess, readEngagement, tickOnboarding } from '../src/contract/engagements.ts'
import { acceptOffer, makeOffer } from '../src/contract/offers.ts'
import { draftStatement, sendStatement, signStatement, viewStatement } from '../src/contract/statements.ts'
import { confirmAuthenticator, startAuthenticator } from '../src/contract/two-factor.ts'
import { listFirms, setFirmTerms } from '../src/contract/verification.ts'
import { electronicConsent } from '../src/domain/statements/signing.ts'
import { totpCode, totpStep } from '../src/server/two-factor/totp.ts'
import { type People, type Person, password } from './people.ts'

/** An engagement of both that has started some weeks ago: signed, with second factors, granted terms and onboarding done, as the gate asks. */
export async function engage(people: People, owner: Person, talent: Person, startDate: string) {
  const { applicationId } = await people.application(owner, talent, { title: 'Catch-up bookkeeping' })
  await owner.call(moveApplication, { id: applicationId, expectedStatus: 'pending', move: 'accept' })
  const terms = { rateCents: 3400, hoursPerWeek: 10, weeklyCapHours: 10, startDate, endDate: null, noticeDays: 14 }
  const offered = { ...terms, trialDays: 5, conversion: [] }
  const offer = await owner.call(makeOffer, { id: applicationId, terms: offered, status: 'sent' })
  await talent.call(acceptOffer, { id: offer.id, round: 1 })
  const { id } = await owner.call(draftStatement, { offerId: offer.id })
  const { sha256 } = await owner.call(sendStatement, { id })
  for (const signer of [talent, owner]) {
    await signer.call(viewStatement, { id })
    const proof = { proof: { password }, consentVersion: electronicConsent.version, zone: 'America/New_York' }
    await signer.call(signStatement, { id, name: signer.name, agrees: true, sha256: sha256 ?? '', ...proof })
    const { secret } = await signer.call(startAuthenticator, { password })
    await signer.call(confirmAuthenticator, { code: totpCode(secret, totpStep(Date.now())) })
  }
  const admin = await people.admin()
  const { firms } = await admin.call(listFirms, { filter: 'waiting' })
  const firmId = firms.find(({ ownerEmail }) => ownerEmail === owner.email)?.id ?? ''
  await admin.call(setFirmTerms, { id: firmId, isGranted: true, reason: 'Known firm.' })
  const { engagements } = await talent.call(listEngagements, {})
  const engagement = { id: engagements[0]?.id ?? '' }
  await owner.call(grantAccess, { ...engagement, system: 'QuickBooks Online', role: 'Bookkeeper' })
  // The last tick starts the work.
  for (const side of [owner, talent, admin]) {
    const { onboarding } = await side.call(readEngagement, engagement)
    for (const { name, isRequired, isDone, mayTick } of onboarding)
      if (isRequired && !isDone && mayTick)
        await side.call(tickOnboarding, { ...engagement, item: name, isDone: true, note: 'One laptop.' })
  }
  return { firmId, statementId: id, engagementId: engagement.id }
}
