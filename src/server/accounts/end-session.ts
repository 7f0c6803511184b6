import { endSession as endpoint } from '#contract/sessions.ts'
import { endSession as remove } from '#db/sessions.ts'
import { notFound } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'

export const endSession = transactionRoute(endpoint, async (tx, { id }, me, { cookie }) => {
  if (!(await remove(tx, id))) throw notFound('This session has already ended.')
  if (id === me.sessionId) cookie.clear()
  return {}
})
