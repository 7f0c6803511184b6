import type { Week, WeekSummary } from '#contract/hours.ts'
import { findWeek, type StoredSummary } from '#db/hours.ts'
import type { Principal, Tx } from '#db/session.ts'
import { mayApprove } from '#domain/firms/role.ts'
import { type WeekMove, weekLifeCycle } from '#domain/hours/status.ts'
import { allIn, payFor } from '#domain/invoices/money.ts'
import { movesFrom } from '#domain/life-cycle.ts'
import { notFound } from '#domain/problem.ts'
import { withIsoTimes } from '../iso-times.ts'

export const weekNotFound = () => notFound('Week Not Found')
/** To a firm, what was taken back looks like what never was. */
export const weekGone = () => notFound('Week Not Found. The talent may have taken it back.')

/** As its reader sees it; whoever only reads for their firm is offered nothing. */
export const presentSummary = <Row extends StoredSummary>({ feeBasisPoints, ...row }: Row, me: Principal) => ({
  ...withIsoTimes(row),
  payCents: payFor(row.minutes, row.rateCents),
  allInCents: me.role === 'talent' ? null : allIn(payFor(row.minutes, row.rateCents), feeBasisPoints ?? 0),
  actions: actionsFor(row, me),
})

function actionsFor({ status, isLookedAt }: Pick<WeekSummary, 'status' | 'isLookedAt'>, me: Principal): WeekMove[] {
  if (me.role === 'talent')
    return movesFrom(weekLifeCycle, status, 'talent').filter((move) => move !== 'takeBack' || !isLookedAt)
  return me.role === 'buyer' && mayApprove(me.firmRole) ? movesFrom(weekLifeCycle, status, 'owner') : []
}

export async function presentWeek(tx: Tx, id: string, me: Principal): Promise<Week> {
  const found = await findWeek(tx, id)
  if (!found) throw weekNotFound()
  return presentSummary(found, me)
}
