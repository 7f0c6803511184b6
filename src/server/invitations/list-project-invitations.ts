import { listProjectInvitations as endpoint } from '#contract/invitations.ts'
import { invitationPageSize, sentInvitationsPage } from '#db/invitations.ts'
import { ownProjectQuery } from '#db/projects.ts'
import { notFound } from '#domain/problem.ts'
import { withIsoTimes } from '../iso-times.ts'
import { transactionRoute } from '../serve.ts'

export const listProjectInvitations = transactionRoute(endpoint, async (tx, { id, page }) => {
  if (!(await tx.first(ownProjectQuery({ id })))) throw notFound('Project Not Found')
  const { rows, total } = await sentInvitationsPage(tx, id, page)
  return { invitations: rows.map(withIsoTimes), total, pageCount: Math.max(1, Math.ceil(total / invitationPageSize)) }
})
