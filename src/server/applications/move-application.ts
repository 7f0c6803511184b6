import { moveApplication as endpoint } from '#contract/applications.ts'
import { setApplicationStatus } from '#db/applications.ts'
import { readReceivedApplication } from '#db/received-applications.ts'
import { recordStaleMove } from '#db/record.ts'
import { applicationLifeCycle } from '#domain/applications/status.ts'
import { notFound } from '#domain/problem.ts'
import { makeMove } from '../make-move.ts'
import { transactionRoute } from '../serve.ts'
import { mailApplicant } from './mail-applicant.ts'
import { presentReceived } from './present-received.ts'

/** The applicant gets an email. */
export const moveApplication = transactionRoute(
  endpoint,
  async (tx, { id, expectedStatus: from, move }, me, { services }) => {
    const moved = await makeMove(
      applicationLifeCycle,
      { move, from, by: 'owner' },
      {
        update: (to) => setApplicationStatus(tx, { id, from, to }),
        read: () => readReceivedApplication(tx, id),
      },
    )
    const application = await readReceivedApplication(tx, id)
    if (!application) throw notFound('Application Not Found')
    if (application.applicant) {
      const { talent: kind } = applicationLifeCycle.moves[move].notify
      await mailApplicant(tx, { ...moved, name: application.applicant.name }, kind, services)
    }
    return presentReceived(application, me)
  },
  (tx, { id, move }) =>
    recordStaleMove(tx, { kind: 'application', id, event: applicationLifeCycle.moves[move].event, move }),
)
