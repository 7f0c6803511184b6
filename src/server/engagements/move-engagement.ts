import { moveEngagement as endpoint } from '#contract/engagements.ts'
import { setEngagementStatus } from '#db/engagements.ts'
import { conversionFee, endingMessages } from '#domain/engagements/ending.ts'
import { engagementLifeCycle, engagementMessages } from '#domain/engagements/status.ts'
import { refusal, statusAfter } from '#domain/life-cycle.ts'
import { Problem } from '#domain/problem.ts'
import { makeMove } from '../make-move.ts'
import { transactionRoute } from '../serve.ts'
import { presentEngagement, requireEngagement, sideOf } from './present-engagement.ts'

/** The second of two moves at the same time is told what the first one did. The database enforces the gate and the notice period. */
export const moveEngagement = transactionRoute(
  endpoint,
  async (tx, { id, move, expectedStatus: from, lastDay, reason }, me, { services }) => {
    const by = sideOf(me) ?? 'owner'
    const { status, earliestEnd, terms, today, missing } = await requireEngagement(tx, id)
    if (!statusAfter(engagementLifeCycle, { move, from: status, by }) || status !== from)
      throw refusal(engagementLifeCycle, { move, seen: from, now: status })
    if (move === 'terminate' && !reason)
      throw new Problem('invalid_input', engagementMessages.noReason, { field: 'reason' })
    if (move === 'resume' && missing?.length) throw new Problem('conflict', engagementMessages.closedGate)
    if (move === 'convert' && (!terms || !today || conversionFee(terms, today) === null))
      throw new Problem('conflict', endingMessages.noTable)
    const ends = move === 'end' ? (lastDay ?? earliestEnd) : null
    if (ends && earliestEnd && ends < earliestEnd)
      throw new Problem('invalid_input', engagementMessages.shortNotice, { field: 'lastDay' })
    const says = move === 'end' || move === 'terminate' ? { reason } : {}
    await makeMove(
      engagementLifeCycle,
      { move, from, by },
      {
        update: (to) => setEngagementStatus(tx, id, { from, to, lastDay: ends, ...says }),
        read: () => requireEngagement(tx, id),
      },
    )
    return presentEngagement(tx, id, me, services)
  },
)
