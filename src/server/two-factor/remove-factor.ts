import type { Tx } from '#db/session.ts'
import { lockAccount, markUnproven, readSecondFactors, replaceRecoveryCodes } from '#db/two-factor.ts'
import { checkOwnPassword } from '../accounts/check-own-password.ts'
import type { RequestContext } from '../serve.ts'
import { mailTwoFactorChanged } from './mail-two-factor-changed.ts'

/** Removes a factor, given the password. Removing the last one also removes the recovery codes, and no session counts as proved. */
export async function removeFactor(
  password: string,
  request: RequestContext,
  remove: (tx: Tx, userId: string) => Promise<string>,
): Promise<Record<string, never>> {
  const { userId } = await checkOwnPassword(password, request, { isSettingUp: true })
  await request.services.db.asSystem(async (tx) => {
    await lockAccount(tx, userId)
    const message = await remove(tx, userId)
    await mailTwoFactorChanged(tx, userId, message, request.services)
    if ((await readSecondFactors(tx, userId))?.hasAny) return
    await replaceRecoveryCodes(tx, userId, [])
    await markUnproven(tx, userId)
  })
  return {}
}
