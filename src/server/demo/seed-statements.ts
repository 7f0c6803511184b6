import { electronicConsent } from '#domain/statements/signing.ts'
import { draftStatement } from '../statements/draft-statement.ts'
import { sendStatement } from '../statements/send-statement.ts'
import { signStatement } from '../statements/sign-statement.ts'
import { viewStatement } from '../statements/view-statement.ts'
import { buyers } from './buyers.ts'
import { demoPassword } from './demo-sign-ins.ts'
import { agreedOn, type Hire, morningOf } from './seed-hires.ts'
import type { Stage } from './stage.ts'

const zone = 'America/New_York'

/** Drafted, sent and signed days after the offer, by the times of those days: the audit trail and the seal say them. */
export async function seedStatements(stage: Stage, hires: Hire[]): Promise<void> {
  for (const hire of hires) {
    const { ownerId } = hire.application.project
    const talentId = hire.application.candidate.userId
    const at = (days: number, minutes = 0) => morningOf(agreedOn(stage, hire), days, minutes)
    const { id } = await stage.perform(ownerId, draftStatement, { offerId: hire.offerId }, at(2))
    const { sha256: shown } = await stage.perform(ownerId, sendStatement, { id }, at(2, 25))
    const signing = { id, agrees: true as const, consentVersion: electronicConsent.version, sha256: shown ?? '', zone }
    const proof = { password: demoPassword }
    await stage.perform(talentId, viewStatement, { id }, at(3))
    await stage.performExternal(talentId, signStatement, { ...signing, proof, name: hire.name }, at(3, 12))
    const signed = {
      ...{ created_at: at(2), sent_at: at(2, 25), expires_at: at(16, 25) },
      ...{ talent_signed_at: at(3, 12), updated_at: at(3, 12) },
    }
    if (hire.signedBy === 'talent') {
      stage.moments.push({ table: 'statements', id, at: signed })
      continue
    }
    const owner = `${buyers.firm.firstName} ${buyers.firm.lastName}`
    await stage.perform(ownerId, viewStatement, { id }, at(4))
    await stage.performExternal(ownerId, signStatement, { ...signing, proof, name: owner }, at(4, 8))
    const executed = { executed_at: at(4, 8), updated_at: at(4, 8) }
    stage.moments.push({ table: 'statements', id, at: { ...signed, ...executed } })
  }
}
