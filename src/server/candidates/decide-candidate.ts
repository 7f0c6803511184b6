import { decideCandidate as endpoint } from '#contract/candidates.ts'
import { changeCandidate, readAddressee, readCandidateStatus } from '#db/candidates.ts'
import { countAsRecorded, recordStaleMove } from '#db/record.ts'
import { confirmationNeeded } from '#domain/candidates/confirmation.ts'
import { changesBy } from '#domain/candidates/decision.ts'
import { candidateLifeCycle } from '#domain/candidates/status.ts'
import { emailAfter, movesFrom } from '#domain/life-cycle.ts'
import { scorecardNeeded } from '#domain/scorecards/scorecard.ts'
import { withIsoTimes } from '../iso-times.ts'
import { makeMove } from '../make-move.ts'
import { transactionRoute } from '../serve.ts'
import { candidateEmail } from './candidate-email.ts'

/** The candidate gets an email. */
export const decideCandidate = transactionRoute(
  endpoint,
  async (tx, { id, expectedStatus, decision }, _, { services }) => {
    const { move } = decision
    const accepted = move === 'accept' ? await readCandidateStatus(tx, id) : undefined
    if (accepted?.lacksConfirmation) throw confirmationNeeded()
    if (accepted?.lacksScorecard) throw scorecardNeeded()
    const decided = await makeMove(
      candidateLifeCycle,
      { move, from: expectedStatus, by: 'admin' },
      {
        update: (status) => changeCandidate(tx, id, expectedStatus, changesBy(decision, status)),
        read: () => readCandidateStatus(tx, id),
      },
    )
    countAsRecorded(tx)
    const kind = emailAfter(candidateLifeCycle, move, 'talent')
    const addressee = kind && (await readAddressee(tx, id))
    if (addressee) {
      const interviewAt = decision.move === 'interview' ? decision.interviewAt : null
      const email = await candidateEmail(tx, addressee, { kind, interviewAt }, services)
      await services.mailer.queue(tx, { to: addressee.email, ...email })
    }
    return {
      ...withIsoTimes(decided),
      actions: movesFrom(candidateLifeCycle, decided.status, 'admin'),
    }
  },
  (tx, { id, decision: { move } }) =>
    recordStaleMove(tx, { kind: 'candidate', id, event: candidateLifeCycle.moves[move].event, move }),
)
