import { inviteAdmin as endpoint } from '#contract/admins.ts'
import { externalRoute } from '../serve.ts'
import { asAdmin } from './as-admin.ts'
import { createAdmin } from './create-admin.ts'

export const inviteAdmin = externalRoute(endpoint, async (invitation, me, { services }) => {
  await asAdmin(me, services, (tx) => createAdmin(tx, { ...invitation, by: me.userId }, services))
  return {}
})
