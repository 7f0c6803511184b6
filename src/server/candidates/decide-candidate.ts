import { decideCandidate as endpoint } from '#contract/candidates.ts'
import { changeCandidate, readAddressee, readCandidateStatus } from '#db/candidates.ts'
import { readNow } from '#db/clock.ts'
import { countAsRecorded, recordStaleMove } from '#db/record.ts'
import { confirmationNeeded } from '#domain/candidates/confirmation.ts'
import { changesBy, requireInterviewAhead } from '#domain/candidates/decision.ts'
import { candidateLifeCycle } from '#domain/candidates/status.ts'
import { emailAfter, movesFrom } from '#domain/life-cycle.ts'
import { scorecardNeeded } from '#domain/scorecards/scorecard.ts'
import { withIsoTimes } from '../iso-times.ts'
import { makeMove } from '../make-move.ts'
import { transactionRoute } from '../serve.ts'
import { cancelCalls } from './cancel-calls.ts'
import { candidateEmail } from './candidate-email.ts'

/** The candidate gets an email. */
export const decideCandidate = transactionRoute(
  endpoint,
  async (tx, { id, expectedStatus, decision }, _, { services }) => {
    const { move } = decision
    const accepted = move === 'accept' ? await readCandidateStatus(tx, id) : undefined
    if (accepted?.lacksConfirmation) throw confirmationNeeded()
    if (accepted?.lacksScorecard) throw scorecardNeeded()
    const now = await readNow(tx)
    const before = decision.move === 'interview' ? await readCandidateStatus(tx, id) : undefined
    requireInterviewAhead(decision, before?.interviewScheduledAt ?? null, now)
    const cancelsCalls = (decision.move === 'accept' || decision.move === 'reject') && decision.cancelsCalls
    const cancelled = cancelsCalls ? await cancelCalls(tx, id, services) : undefined
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
      const email = await candidateEmail(tx, addressee, { kind, interviewAt, cancelled }, services)
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
