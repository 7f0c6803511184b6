import type { Offer } from '#contract/offers.ts'
import { countHires, findOffer } from '#db/offers.ts'
import type { Principal, Tx } from '#db/session.ts'
import { movesFrom } from '#domain/life-cycle.ts'
import { offerLifeCycle, turnOf } from '#domain/offers/status.ts'
import { notFound } from '#domain/problem.ts'
import { withIsoTimes } from '../iso-times.ts'
import { canAct, sideOf } from './side-of.ts'

export const offerNotFound = () => notFound('Offer Not Found')

/** As its reader sees it; whoever only reads for their firm is offered nothing. */
export async function presentOffer(tx: Tx, id: string, me: Principal): Promise<Offer> {
  const found = await findOffer(tx, id)
  if (!found) throw offerNotFound()
  const { projectId, title, ...row } = found
  const side = sideOf(me)
  return {
    ...withIsoTimes(row),
    side,
    turn: turnOf(row.status),
    project: { id: projectId, title: title ?? '' },
    feeBasisPoints: side === 'talent' ? null : row.feeBasisPoints,
    hires: side === 'owner' ? await countHires(tx, projectId, id) : null,
    actions: side && canAct(me) ? movesFrom(offerLifeCycle, row.status, side) : [],
  }
}
