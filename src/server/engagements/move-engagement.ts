import { moveEngagement as endpoint } from '#contract/engagements.ts'
import { setEngagementStatus } from '#db/engagements.ts'
import { engagementLifeCycle, engagementMessages } from '#domain/engagements/status.ts'
import { refusal, statusAfter } from '#domain/life-cycle.ts'
import { Problem } from '#domain/problem.ts'
import { makeMove } from '../make-move.ts'
import { transactionRoute } from '../serve.ts'
import { presentEngagement, requireEngagement, sideOf } from './present-engagement.ts'

/** Of two moves at once, the second is told what the first one did. The database holds the gate and the notice. */
export const moveEngagement = transactionRoute(
  endpoint,
  async (tx, { id, move, expectedStatus: from, lastDay, reason }, me) => {
    const by = sideOf(me) ?? 'owner'
    const found = await requireEngagement(tx, id)
    if (!statusAfter(engagementLifeCycle, { move, from: found.status, by }) || found.status !== from)
      throw refusal(engagementLifeCycle, { move, seen: from, now: found.status })
    if (move === 'terminate' && !reason)
      throw new Problem('invalid_input', engagementMessages.noReason, { field: 'reason' })
    if (move === 'resume' && found.missing.length > 0) throw new Problem('conflict', engagementMessages.closedGate)
    const ends = move === 'end' ? (lastDay ?? found.earliestEnd) : null
    if (ends && found.earliestEnd && ends < found.earliestEnd)
      throw new Problem('invalid_input', engagementMessages.shortNotice, { field: 'lastDay' })
    await makeMove(
      engagementLifeCycle,
      { move, from, by },
      {
        update: (to) =>
          setEngagementStatus(tx, id, {
            from,
            to,
            lastDay: ends,
            ...(move === 'end' || move === 'terminate' ? { reason } : {}),
          }),
        read: () => requireEngagement(tx, id),
      },
    )
    return presentEngagement(tx, id, me)
  },
)
