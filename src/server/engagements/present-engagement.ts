import type { Engagement } from '#contract/engagements.ts'
import { type FoundEngagement, findEngagement } from '#db/engagements.ts'
import type { Principal, Tx } from '#db/session.ts'
import { type EngagementSide, engagementActions } from '#domain/engagements/status.ts'
import { mayManage } from '#domain/firms/role.ts'
import { notFound } from '#domain/problem.ts'
import { withIsoTimes } from '../iso-times.ts'

export const sideOf = ({ role }: Pick<Principal, 'role'>): EngagementSide | null =>
  role === 'talent' ? 'talent' : role === 'buyer' ? 'owner' : null

export async function requireEngagement(tx: Tx, id: string): Promise<FoundEngagement> {
  const found = await findEngagement(tx, id)
  if (!found) throw notFound('Engagement Not Found')
  return found
}

/** An engagement as its reader may know it, with what they may do next. */
export async function presentEngagement(tx: Tx, id: string, me: Principal): Promise<Engagement> {
  const row = await requireEngagement(tx, id)
  const side = sideOf(me)
  return {
    ...withIsoTimes(row),
    projectId: row.projectId as string,
    today: row.today as string,
    zone: row.zone as string,
    side,
    actions: engagementActions(row.status, side, side === 'talent' || mayManage(me.firmRole)),
  }
}
