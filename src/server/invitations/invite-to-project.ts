import { inviteToProject as endpoint } from '#contract/invitations.ts'
import { readNow } from '#db/clock.ts'
import { countRecentlyInvited, insertInvitation, listInvitees } from '#db/invitations.ts'
import { ownProjectQuery } from '#db/projects.ts'
import { attemptLimits, rateLimitMessage } from '#domain/accounts/limits.ts'
import { holdContactData } from '#domain/contact-data/hold.ts'
import { expiryOf, invitationMessages } from '#domain/invitations/invitation.ts'
import { invitationLifeCycle } from '#domain/invitations/status.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { isAcceptingApplications } from '#domain/projects/status.ts'
import { transactionRoute } from '../serve.ts'
import { mailInvitation } from './mail-invitation.ts'

/** People who were invited before or have applied are skipped, so that sending twice invites nobody twice. */
export const inviteToProject = transactionRoute(endpoint, async (tx, input, _, { services }) => {
  const ids = [...new Set(input.candidateIds)]
  const project = await tx.first(ownProjectQuery({ id: input.id }))
  if (!project) throw notFound('Project Not Found')
  if (!isAcceptingApplications(project.status)) throw new Problem('conflict', invitationMessages.closed)
  // Each one sends an email to someone who didn't ask for it.
  if ((await countRecentlyInvited(tx)) + ids.length > attemptLimits.projectInvitationsPerBuyer.limit)
    throw new Problem('rate_limited', rateLimitMessage, { retryAfterSeconds: 3600 })
  const people = await listInvitees(tx, input.id, ids)
  if (people.length < ids.length) throw new Problem('conflict', invitationMessages.unavailable)

  const now = await readNow(tx)
  const expiresAt = new Date(expiryOf(Temporal.Instant.fromEpochMilliseconds(now.getTime())).epochMilliseconds)
  const note = holdContactData(input.note).text || null
  const invited: string[] = []
  for (const { id: candidateId, hasApplied } of people) {
    const made = hasApplied
      ? undefined
      : await insertInvitation(tx, { projectId: input.id, candidateId, note, expiresAt })
    if (!made) continue
    invited.push(candidateId)
    await mailInvitation(tx, made.id, invitationLifeCycle.starts.invite.notify.talent, services)
  }
  return { invited, passedOver: ids.length - invited.length }
})
