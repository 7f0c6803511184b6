import { openThread as endpoint } from '#contract/conversations.ts'
import { findApplicationParties, findThreadAbout, insertThread } from '#db/conversations.ts'
import { findOwnInvitation } from '#db/invitations.ts'
import type { Principal, Tx } from '#db/session.ts'
import { threadMessages } from '#domain/conversations/thread.ts'
import { firmRoleMessages, mayManage } from '#domain/firms/role.ts'
import { invitationMessages } from '#domain/invitations/invitation.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'

export const openThread = transactionRoute(endpoint, async (tx, { applicationId, invitationId }, me) => {
  const about = applicationId
    ? await partiesOf(tx, applicationId)
    : invitationId
      ? await invitedTo(tx, invitationId, me)
      : { withOperator: me.userId }
  // Of two who begin it at once, the second finds the first one's.
  const earlier = await findThreadAbout(tx, about)
  if (!earlier && applicationId && me.role === 'buyer' && !mayManage(me.firmRole))
    throw new Problem('forbidden', firmRoleMessages.notAllowed)
  const thread = earlier ?? (await insertThread(tx, about)) ?? (await findThreadAbout(tx, about))
  if (!thread) throw new Problem('conflict', threadMessages.noApplication)
  return thread
})

/** Whoever is invited may ask before they answer. */
async function invitedTo(tx: Tx, invitationId: string, { userId }: Principal) {
  const invitation = await findOwnInvitation(tx, invitationId)
  if (!invitation) throw notFound(invitationMessages.notFound)
  return { projectId: invitation.projectId, userId }
}

async function partiesOf(tx: Tx, applicationId: string) {
  const application = await findApplicationParties(tx, applicationId)
  if (!application?.userId) throw notFound(threadMessages.noApplication)
  return { projectId: application.projectId, userId: application.userId }
}
