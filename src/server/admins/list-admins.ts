import { listAdmins as endpoint } from '#contract/admins.ts'
import { listAdmins as list } from '#db/admins.ts'
import { actionsOn } from '#domain/admins/seat.ts'
import { withIsoTimes } from '../iso-times.ts'
import { externalRoute } from '../serve.ts'

/** Only their owners can read sessions and second factors; what admins see of each other's is read by the system. */
export const listAdmins = externalRoute(endpoint, async (_, me, { services }) => ({
  admins: (await services.db.asSystem(list)).map((row) => {
    const isOwn = row.id === me.userId
    return {
      ...withIsoTimes(row),
      isOwn,
      actions: actionsOn(row.state, isOwn),
    }
  }),
}))
