import { decideCandidate as endpoint } from '#contract/candidates.ts'
import { changeCandidate, noteOvertakenDecision, readAddressee, readCandidateStatus } from '#db/candidates.ts'
import { recordAct } from '#db/record.ts'
import { decidedMeanwhile, decideOn, newsOf } from '#domain/candidates/decision.ts'
import { candidateMovesFrom } from '#domain/candidates/status.ts'
import { notFound } from '#domain/problem.ts'
import { scorecardNeeded } from '#domain/scorecards/scorecard.ts'
import { transactionRoute } from '../serve.ts'
import { candidateEmail } from './candidate-email.ts'

/** Of two admins who decide at once, the second is told what the first one made of it. The candidate is told by mail. */
export const decideCandidate = transactionRoute(
  endpoint,
  async (tx, { id, expectedStatus, decision }, _, { services }) => {
    const isAccepted = decision.move === 'accept'
    if (isAccepted && (await readCandidateStatus(tx, id))?.lacksScorecard) throw scorecardNeeded()
    const decided = await changeCandidate(tx, id, expectedStatus, decideOn(expectedStatus, decision))
    if (!decided) {
      const current = await readCandidateStatus(tx, id)
      throw current ? decidedMeanwhile(current.status) : notFound('Candidate Not Found')
    }
    const detail = { from: expectedStatus, to: decided.status }
    await recordAct(tx, { act: `candidate.${decision.move}`, subject: { kind: 'candidate', id }, detail })
    const news = newsOf(decision)
    const addressee = news && (await readAddressee(tx, id))
    if (addressee)
      await services.mailer.queue(tx, {
        to: addressee.email,
        ...(await candidateEmail(tx, addressee, news, services)),
      })
    return {
      ...decided,
      actions: candidateMovesFrom(decided.status),
      reviewedAt: iso(decided.reviewedAt),
      interviewScheduledAt: iso(decided.interviewScheduledAt),
      platformAccessGrantedAt: iso(decided.platformAccessGrantedAt),
    }
  },
  (tx, { id, decision }) => noteOvertakenDecision(tx, id, decision.move),
)

const iso = (moment: Date | null) => moment?.toISOString() ?? null
