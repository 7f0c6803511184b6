import { closeInvitations as close } from '#db/invitations.ts'
import type { Tx } from '#db/session.ts'
import { invitationLifeCycle } from '#domain/invitations/status.ts'
import type { Services } from '../services.ts'
import { mailInvitation } from './mail-invitation.ts'

/** When a project is over, its open invitations end. Everyone who was invited is emailed, in the same transaction. */
export async function closeInvitations(tx: Tx, projectId: string, services: Services): Promise<number> {
  const closed = await close(tx, projectId)
  for (const { id } of closed)
    await mailInvitation(tx, id as string, invitationLifeCycle.moves.close.notify.talent, services)
  return closed.length
}
