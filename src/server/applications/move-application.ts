import { moveApplication as endpoint } from '#contract/applications.ts'
import { noteOvertakenMove, setApplicationStatus } from '#db/applications.ts'
import { readReceivedApplication } from '#db/received-applications.ts'
import { movedMeanwhile } from '#domain/applications/application.ts'
import { applicationMoves, applicationMovesFrom } from '#domain/applications/status.ts'
import { notFound } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'
import { mailApplicant } from './mail-applicant.ts'
import { presentReceived } from './present-received.ts'

/** Of two who act at once, the second is told what the first one made of it. */
export const moveApplication = transactionRoute(
  endpoint,
  async (tx, { id, expectedStatus, move }, _, { services }) => {
    const { to } = applicationMoves[move]
    const isPossible = applicationMovesFrom(expectedStatus).includes(move)
    const moved = isPossible && (await setApplicationStatus(tx, { id, from: expectedStatus, to }))
    const application = await readReceivedApplication(tx, id)
    if (!application) throw notFound('Application Not Found')
    if (!moved) throw movedMeanwhile(application.status)
    if (application.applicant) await mailApplicant(tx, { ...moved, name: application.applicant.name }, to, services)
    return presentReceived(application)
  },
  (tx, { id, move }) => noteOvertakenMove(tx, id, applicationMoves[move].to),
)
