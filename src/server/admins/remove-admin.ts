import { removeAdmin as endpoint } from '#contract/admins.ts'
import { findSeat, removeAdmin as remove } from '#db/admins.ts'
import { recordAct } from '#db/record.ts'
import { adminMessages } from '#domain/admins/seat.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { externalRoute } from '../serve.ts'
import { asAdmin } from './as-admin.ts'

/** If two admins remove each other, the slower one is no longer an admin, so one always stays. */
export const removeAdmin = externalRoute(endpoint, async ({ id }, me, { services }) => {
  if (id === me.userId) throw new Problem('conflict', adminMessages.own)
  await asAdmin(me, services, async (tx) => {
    const seat = await findSeat(tx, id)
    if (!seat) throw notFound(adminMessages.gone)
    const act = seat.state === 'active' ? 'admin.removed' : 'admin.uninvited'
    await recordAct(tx, { act, subject: { kind: 'admin', id, label: seat.name ?? seat.email }, by: me.userId })
    await remove(tx, id)
  })
  return {}
})
