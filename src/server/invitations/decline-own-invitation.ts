import { declineOwnInvitation as endpoint } from '#contract/invitations.ts'
import { answerInvitation, findOwnInvitation } from '#db/invitations.ts'
import { holdContactData } from '#domain/contact-data/hold.ts'
import { invitationLifeCycle } from '#domain/invitations/status.ts'
import { makeMove } from '../make-move.ts'
import { transactionRoute } from '../serve.ts'
import { mailInvitation } from './mail-invitation.ts'

/** Whoever invited gets an email. */
export const declineOwnInvitation = transactionRoute(endpoint, async (tx, { id, reason, note }, _, { services }) => {
  await makeMove(
    invitationLifeCycle,
    { move: 'decline', from: 'open', by: 'talent' },
    {
      update: (to) => answerInvitation(tx, id, { to, reason, note: holdContactData(note).text || null }),
      read: () => findOwnInvitation(tx, id),
    },
  )
  await mailInvitation(tx, id, invitationLifeCycle.moves.decline.notify.owner, services)
  return { status: 'declined' as const }
})
