import { undoDecision as endpoint } from '#contract/applications.ts'
import { undoDecision as undo } from '#db/applications.ts'
import { readReceivedApplication } from '#db/received-applications.ts'
import { applicationMessages } from '#domain/applications/application.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'
import { presentReceived } from './present-received.ts'

/** The email about the decision waits that long, and is then never sent. */
export const undoDecision = transactionRoute(endpoint, async (tx, { id }, me) => {
  const isUndone = await undo(tx, id)
  const application = await readReceivedApplication(tx, id)
  if (!application) throw notFound('Application Not Found')
  if (!isUndone) throw new Problem('conflict', applicationMessages.final)
  return presentReceived(application, me)
})
