import type { Me } from '#contract/accounts.ts'
import { loginMessages } from '#domain/accounts/login-messages.ts'
import { isRole } from '#domain/accounts/role.ts'
import { Problem } from '#domain/problem.ts'

/** A proxy between may answer with less than the contract says, and without an id and a role no page can go on. */
export function checkMe(me: Me | null): Me {
  if (!me?.id || !isRole(me.role)) throw new Problem('internal', loginMessages.noUserId)
  return me
}
