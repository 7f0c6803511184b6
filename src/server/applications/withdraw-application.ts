import { withdrawApplication as endpoint } from '#contract/applications.ts'
import { deleteOwnApplication, findOwnApplicationStatus } from '#db/applications.ts'
import { applicationMessages } from '#domain/applications/application.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'

export const withdrawApplication = transactionRoute(endpoint, async (tx, { id }) => {
  if (await deleteOwnApplication(tx, id)) return {}
  throw (await findOwnApplicationStatus(tx, id))
    ? new Problem('conflict', applicationMessages.decided)
    : notFound('Application Not Found')
})
