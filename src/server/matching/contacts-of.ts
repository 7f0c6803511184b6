import type { Match } from '#contract/matching.ts'
import { listContacts } from '#db/invitations.ts'
import type { Tx } from '#db/session.ts'

export type Contacts = ReadonlyMap<string, Match['contact']>

/** What a firm has had to do with people about a project, by their ids. */
export async function contactsOf(tx: Tx, projectId: string, candidateIds: readonly string[]): Promise<Contacts> {
  const rows = await listContacts(tx, projectId, candidateIds)
  return new Map(
    rows.map(({ id, invitation, invitedAt, application, appliedAt }) => [
      id,
      application && appliedAt
        ? { kind: 'application', status: application, at: appliedAt.toISOString() }
        : invitation && invitedAt
          ? { kind: 'invitation', status: invitation, at: invitedAt.toISOString() }
          : null,
    ]),
  )
}
