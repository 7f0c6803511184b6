import { findOfferable } from '#db/offers.ts'
import type { Tx } from '#db/session.ts'
import { offerMessages } from '#domain/offers/status.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { isClosing } from '#domain/projects/closing.ts'

/** An accepted application of the firm's, to a project that goes on. */
export async function findOfferableApplication(tx: Tx, id: string) {
  const application = await findOfferable(tx, id)
  if (!application) throw notFound('Application Not Found')
  if (application.status !== 'accepted' || !application.hasAccount)
    throw new Problem('conflict', offerMessages.notAccepted)
  if (application.projectStatus === 'draft' || isClosing(application.projectStatus))
    throw new Problem('conflict', offerMessages.closed)
  return application
}

/** Someone of the firm has undone the acceptance since. */
export function refusedAsUndone(error: unknown): never {
  if ((error as { constraint?: string }).constraint === 'offer_follows_acceptance')
    throw new Problem('conflict', offerMessages.notAccepted)
  throw error
}
