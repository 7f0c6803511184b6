import { acceptOwnInvitation as endpoint } from '#contract/invitations.ts'
import { answerInvitation, findOwnInvitation } from '#db/invitations.ts'
import { invitationLifeCycle } from '#domain/invitations/status.ts'
import { submitApplication } from '../applications/apply-to-project.ts'
import { makeMove } from '../make-move.ts'
import { transactionRoute } from '../serve.ts'

/** The invitation becomes an application, and the firm is told as for any other. */
export const acceptOwnInvitation = transactionRoute(endpoint, async (tx, { id, ...answer }) => {
  const { projectId } = await makeMove(
    invitationLifeCycle,
    { move: 'accept', from: 'open', by: 'talent' },
    { update: (to) => answerInvitation(tx, id, { to }), read: () => findOwnInvitation(tx, id) },
  )
  return (await submitApplication(tx, { projectId, ...answer })).application
})
