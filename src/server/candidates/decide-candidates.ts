import { type BulkResult, decideCandidates as endpoint } from '#contract/many-candidates.ts'
import { readCandidateStatus } from '#db/candidates.ts'
import { recordStaleMove } from '#db/record.ts'
import { atOwnTime, isOwnWork, keepingCall } from '#domain/candidates/bulk.ts'
import { candidateLifeCycle } from '#domain/candidates/status.ts'
import { Problem } from '#domain/problem.ts'
import { externalRoute, isStaleUpdate } from '../serve.ts'
import { decideCandidate } from './decide-candidate.ts'

/** Each in its own transaction, with its event and email, so that a failure doesn't hold up the others. */
export const decideCandidates = externalRoute(endpoint, async ({ candidates, decision }, me, request) => {
  const { db, log } = request.services
  const decide = ({ id, expectedStatus, interviewAt }: (typeof candidates)[number]): Promise<BulkResult> =>
    db
      .asUser({ userId: me.userId }, async (tx) => {
        const now = await readCandidateStatus(tx, id)
        if (!now || !isOwnWork(decision, expectedStatus, now, me)) {
          const kept = keepingCall(atOwnTime(decision, interviewAt), now?.interviewScheduledAt ?? null)
          await decideCandidate.perform(tx, { id, expectedStatus, decision: kept }, me, request)
        }
        return { id, outcome: 'done' as const, message: null }
      })
      .catch(async (error: Error) => {
        if (isStaleUpdate(error))
          await db.asUser({ userId: me.userId }, (tx) =>
            recordStaleMove(tx, {
              kind: 'candidate',
              id,
              event: candidateLifeCycle.moves[decision.move].event,
              move: decision.move,
            }),
          )
        if (!(error instanceof Problem)) log.error({ code: error.name, candidateId: id }, 'a decision of many failed')
        return { id, ...outcomeOf(error) }
      })
  const outcomes: BulkResult[] = []
  for (const candidate of candidates) outcomes.push(await decide(candidate))
  return { outcomes }
})

function outcomeOf(error: Error): Omit<BulkResult, 'id'> {
  if (!(error instanceof Problem)) return { outcome: 'failed', message: 'Something went wrong. Please try again.' }
  const { message } = error
  if (error.field === 'scorecard') return { outcome: 'unscored', message }
  if (error.field === 'email') return { outcome: 'unconfirmed', message }
  return { outcome: error.code === 'conflict' ? 'stale' : 'failed', message }
}
