import { findFirmOf } from '#db/buyers.ts'
import { insertPasskey, removeAllFactors } from '#db/two-factor.ts'
import { type OnboardingName, onboardingItemOf } from '#domain/engagements/onboarding.ts'
import { grantAccess } from '../engagements/grant-access.ts'
import { listEngagements } from '../engagements/list-engagements.ts'
import { tickOnboarding } from '../engagements/tick-onboarding.ts'
import { saveInvoicing } from '../invoices/save-invoicing.ts'
import { setFirmTerms } from '../verification/set-firm-terms.ts'
import type { Hire } from './seed-hires.ts'
import { seedStatements } from './seed-statements.ts'
import type { Stage } from './stage.ts'

export type Begun = Hire & { id: string; talentId: string; ownerId: string }

/**
 * Statements are signed, onboarding is ticked and the database starts the work, through its gate: both sides have a second factor at that
 * moment. Afterward those who sign in with the demo password alone have none, as people may turn it off.
 */
export async function seedEngagements(stage: Stage, hires: Hire[], adminId: string): Promise<Begun[]> {
  const ownerId = hires[0]?.application.project.ownerId as string
  const firmId = (await stage.services.db.asSystem((tx) => findFirmOf(tx, ownerId))) as string
  await stage.perform(adminId, setFirmTerms, { id: firmId, isGranted: true, reason: 'Pays by transfer, net 30.' })
  await stage.perform(adminId, saveInvoicing, { id: firmId, rhythm: 'week', scope: 'firm', termsDays: 30 })
  const begins = hires.filter(({ startsWeeksAgo }) => startsWeeksAgo > 0)
  const provers = [ownerId, ...begins.map(({ application }) => application.candidate.userId)]
  for (const userId of provers) await setSecondFactor(stage, userId, true)
  await seedStatements(stage, hires)
  const begun: Begun[] = []
  for (const hire of hires) begun.push(await seedEngagement(stage, hire, adminId))
  for (const userId of provers) await setSecondFactor(stage, userId, false)
  return begun
}

async function seedEngagement(stage: Stage, hire: Hire, adminId: string): Promise<Begun> {
  const { project, candidate } = hire.application
  const [ownerId, talentId] = [project.ownerId, candidate.userId]
  const { engagements } = await stage.perform(talentId, listEngagements, { project: project.id })
  const id = engagements[0]?.id as string
  for (const [system, role] of hire.accesses) await stage.perform(ownerId, grantAccess, { id, system, role })
  const people = { owner: ownerId, talent: talentId, operator: adminId }
  for (const [item, note] of Object.entries(hire.ticks) as [OnboardingName, string][])
    await stage.perform(people[onboardingItemOf(item).side], tickOnboarding, { id, item, isDone: true, note })
  return { ...hire, id, ownerId, talentId }
}

/** A passkey that nobody holds. */
const setSecondFactor = ({ services }: Stage, userId: string, isOn: boolean) =>
  services.db.asSystem(async (tx) => {
    if (!isOn) return removeAllFactors(tx, userId)
    const credentialId = userId.replaceAll('-', '')
    await insertPasskey(tx, {
      userId,
      credentialId,
      publicKey: new Uint8Array(),
      counter: 0,
      transports: [],
      name: 'Key',
    })
  })
