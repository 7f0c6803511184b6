import { readSession as endpoint, type Me } from '#contract/accounts.ts'
import { meQuery } from '#db/sessions.ts'
import { buildOnce } from '../build-once.ts'
import { selfGuardedRoute } from '../serve.ts'
import type { Services } from '../services.ts'

const queryOnce = buildOnce(meQuery)

export const readSession = selfGuardedRoute(endpoint, async (_input, { services, cookie }) => {
  const tokenHash = cookie.tokenHash()
  return { me: tokenHash ? await readMe(services, tokenHash) : null }
})

export async function readMe({ db }: Services, tokenHash: string): Promise<Me | null> {
  const { me, rows } = await db.read({ tokenHash, isSettingUp: true }, queryOnce({}))
  const row = rows?.[0]
  if (!me || !row) return null
  const { firmRole, lacksSecondFactor } = me
  return { ...row, name: row.name ?? '', firmRole, lacksSecondFactor }
}
