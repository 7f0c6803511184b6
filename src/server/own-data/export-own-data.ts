import { exportOwnData as endpoint } from '#contract/own-data.ts'
import { readOwnData } from '#db/own-data.ts'
import { checkOwnPassword } from '../accounts/check-own-password.ts'
import { selfGuardedRoute } from '../serve.ts'

/** All of the person's data, read with their own permissions. */
export const exportOwnData = selfGuardedRoute(endpoint, async ({ password }, request) => {
  const me = await checkOwnPassword(password, request)
  const data = await request.services.db.asUser({ userId: me.userId }, (tx) => readOwnData(tx, me))
  // Through JSON, so that times are text as in the file.
  return { exportedAt: new Date().toISOString(), data: JSON.parse(JSON.stringify(data)) }
})
