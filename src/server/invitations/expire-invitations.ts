import { expireInvitations } from '#db/invitations.ts'
import type { Tx } from '#db/session.ts'
import { invitationLifeCycle } from '#domain/invitations/status.ts'
import { databaseJob } from '../jobs/job-kind.ts'
import type { Services } from '../services.ts'
import { mailInvitation } from './mail-invitation.ts'

const perRun = 200

/** Ends invitations that nobody answered. The emails are written in the same transaction: each exactly once. */
export const expireInvitationsJob = (services: Services) =>
  databaseJob('expire-invitations', 5 * 60, (tx) => endInvitations(tx, services))

export async function endInvitations(tx: Tx, services: Services): Promise<number> {
  const expired = await expireInvitations(tx, perRun)
  for (const { id } of expired) await mailInvitation(tx, id, invitationLifeCycle.moves.expire.notify.owner, services)
  return expired.length
}
