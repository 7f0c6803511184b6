import { resendInvitation as endpoint } from '#contract/admins.ts'
import { findSeat } from '#db/admins.ts'
import { adminMessages } from '#domain/admins/seat.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { externalRoute } from '../serve.ts'
import { asAdmin } from './as-admin.ts'
import { mailInvitation } from './mail-invitation.ts'

export const resendInvitation = externalRoute(endpoint, async ({ id }, me, { services }) => {
  await asAdmin(me, services, async (tx) => {
    const seat = await findSeat(tx, id)
    if (!seat) throw notFound(adminMessages.gone)
    if (seat.state === 'active') throw new Problem('conflict', adminMessages.accepted)
    await mailInvitation(tx, { ...seat, by: me.userId }, services)
  })
  return {}
})
