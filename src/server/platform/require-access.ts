import { readPlatformAccess } from '#db/platform.ts'
import type { Tx } from '#db/session.ts'
import { noAccess } from '#domain/platform/access.ts'

/** Refuses with the words for where the worker stands; asked at every request, so that taking access back works at once. */
export async function requireAccess(tx: Tx): Promise<void> {
  const candidate = await readPlatformAccess(tx)
  if (!candidate?.grantedAt) throw noAccess(candidate?.status)
}
