import { findInvitationParty } from '#db/invitations.ts'
import type { Tx } from '#db/session.ts'
import { type InvitationEmail, invitationEmail } from '../mail/templates/invitation.ts'
import type { Services } from '../services.ts'

/** The invited person is told of the invitation and of its end with the project; the inviter of a decline or an end without an answer. */
export async function mailInvitation(
  tx: Tx,
  id: string,
  kind: InvitationEmail,
  { env, mailer }: Pick<Services, 'env' | 'mailer'>,
): Promise<number> {
  const isClosed = kind === 'invitation-closed'
  const side = isClosed || kind === 'project-invitation' ? 'talent' : 'owner'
  const party = await findInvitationParty(tx, id, side)
  if (!party?.email) return 0
  // There is nothing left to do there, and the page is deleted with the project.
  const ownPath = isClosed ? '/projects-labor' : `/invitations/${id}`
  const path = side === 'talent' ? ownPath : `/projects/${party.projectId}/shortlist`
  const template = invitationEmail(kind, {
    name: party.firstName ?? '',
    person: party.name ?? '',
    firm: party.firm ?? '',
    title: party.title ?? '',
    link: `${env.appUrl}${path}`,
  })
  await mailer.queue(tx, { to: party.email, ...template })
  return 1
}
