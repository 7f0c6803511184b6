import { recordAct } from '#db/record.ts'
import type { Tx } from '#db/session.ts'
import { invitationDays } from '#domain/admins/seat.ts'
import { issueChallenge } from '../accounts/issue-challenge.ts'
import { adminInvitationEmail } from '../mail/templates/invite-admin.ts'
import type { Services } from '../services.ts'

type Invited = { id: string; email: string; by?: string | undefined }

/** A new link replaces the previous one. */
export async function mailInvitation(
  tx: Tx,
  { id, email, by }: Invited,
  services: Services,
): Promise<{ link: string }> {
  const challenge = await issueChallenge(tx, 'reset', id, services, invitationDays * 24 * 60 * 60)
  await services.mailer.queue(tx, { to: email, ...adminInvitationEmail(challenge) })
  await recordAct(tx, { act: 'admin.invited', subject: { kind: 'admin', id, label: email }, by: by ?? 'operator' })
  return challenge
}
