import { undoDeclines as endpoint } from '#contract/applications.ts'
import { undoDecisions } from '#db/applications.ts'
import { readReceivedApplications } from '#db/received-applications.ts'
import { applicationMessages } from '#domain/applications/application.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'

/** Applications that were declined together are restored together: in one transaction, so that no crash leaves half of it. */
export const undoDeclines = transactionRoute(endpoint, async (tx, input) => {
  const ids = [...new Set(input.ids)]
  if ((await readReceivedApplications(tx, ids)).length < ids.length) throw notFound('Application Not Found')
  const undone = await undoDecisions(tx, ids)
  if (undone.length === 0) throw new Problem('conflict', applicationMessages.final)
  return { undone }
})
