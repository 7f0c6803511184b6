import { withdrawInvitation as endpoint } from '#contract/firms.ts'
import { deleteInvitation } from '#db/firms.ts'
import { notFound } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'

export const withdrawInvitation = transactionRoute(endpoint, async (tx, { id }) => {
  if (!(await deleteInvitation(tx, id))) throw notFound()
  return {}
})
