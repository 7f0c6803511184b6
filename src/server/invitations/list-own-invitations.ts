import { listOwnInvitations as endpoint } from '#contract/invitations.ts'
import { invitationPageSize, ownInvitationsPage } from '#db/invitations.ts'
import { withIsoTimes } from '../iso-times.ts'
import { transactionRoute } from '../serve.ts'

export const listOwnInvitations = transactionRoute(endpoint, async (tx, { page }) => {
  const { rows, total, open } = await ownInvitationsPage(tx, page)
  return {
    invitations: rows.map(({ note: _, ...row }) => withIsoTimes(row)),
    open,
    total,
    pageCount: Math.max(1, Math.ceil(total / invitationPageSize)),
  }
})
