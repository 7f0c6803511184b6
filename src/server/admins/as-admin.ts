import { findSeat } from '#db/admins.ts'
import type { Principal, Tx } from '#db/session.ts'
import { forbidden } from '#domain/problem.ts'
import type { Services } from '../services.ts'

/** What the product does about admins on behalf of one, who may just have been removed. */
export const asAdmin = <T>(me: Principal, { db }: Services, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.asSystem(async (tx) => {
    const own = await findSeat(tx, me.userId)
    if (own?.state !== 'active') throw forbidden()
    return work(tx)
  })
