import { closingQuery } from '#db/closing.ts'
import type { Tx } from '#db/session.ts'
import { isClosing, wouldEndEngagements } from '#domain/projects/closing.ts'
import type { ProjectStatus } from '#domain/projects/status.ts'

type Asked = { id: string; status?: ProjectStatus | undefined; endsEngagements?: boolean | undefined }

/** Closing a project ends the work on it: whoever closes it says so, or is told whose it is. */
export async function requireEnding(tx: Tx, { id, status, endsEngagements }: Asked): Promise<void> {
  if (endsEngagements || !isClosing(status)) return
  const engaged = (await tx.first(closingQuery({ id })))?.engaged ?? []
  if (engaged.length > 0) throw wouldEndEngagements(engaged)
}
