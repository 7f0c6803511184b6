import { openThread as endpoint } from '#contract/conversations.ts'
import { findApplicationParties, findThreadAbout, insertThread } from '#db/conversations.ts'
import type { Tx } from '#db/session.ts'
import { threadMessages } from '#domain/conversations/thread.ts'
import { firmRoleMessages, mayManage } from '#domain/firms/role.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'

export const openThread = transactionRoute(endpoint, async (tx, { applicationId }, me) => {
  const about = applicationId ? await partiesOf(tx, applicationId) : { withOperator: me.userId }
  // Of two who begin it at once, the second finds the first one's.
  const earlier = await findThreadAbout(tx, about)
  if (!earlier && applicationId && me.role === 'buyer' && !mayManage(me.firmRole))
    throw new Problem('forbidden', firmRoleMessages.notAllowed)
  const thread = earlier ?? (await insertThread(tx, about)) ?? (await findThreadAbout(tx, about))
  if (!thread) throw new Problem('conflict', threadMessages.noApplication)
  return thread
})

async function partiesOf(tx: Tx, applicationId: string) {
  const application = await findApplicationParties(tx, applicationId)
  if (!application?.userId) throw notFound(threadMessages.noApplication)
  return { projectId: application.projectId, userId: application.userId }
}
