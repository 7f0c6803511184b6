import { readPlatformAccess } from '#db/platform.ts'
import type { Tx } from '#db/session.ts'
import { noAccess } from '#domain/platform/access.ts'

/** Refuses with a message that fits the person's status; checked on every request, so that revoking access works immediately. */
export async function requireAccess(tx: Tx): Promise<void> {
  const candidate = await readPlatformAccess(tx)
  if (!candidate?.grantedAt) throw noAccess(candidate?.status)
}
