import { readOwnInvitation as endpoint } from '#contract/invitations.ts'
import { findOwnInvitation } from '#db/invitations.ts'
import { listOpenProjects, ownFactsQuery } from '#db/matching.ts'
import { firstLetter, invitationMessages } from '#domain/invitations/invitation.ts'
import { invitationActionsFor } from '#domain/invitations/status.ts'
import { engineVersion } from '#domain/matching/weights.ts'
import { notFound } from '#domain/problem.ts'
import { withIsoTimes } from '../iso-times.ts'
import { openingFitOf } from '../matching/opening-fit.ts'
import { transactionRoute } from '../serve.ts'
import { todayOf } from '../today.ts'

const laterOf = (one: string | null, other: string | null) =>
  one && other ? (one > other ? one : other) : (one ?? other)

/** What anyone sees of a project: the core hours of its firm are in the line about overlap. */
const factsIn = <Project extends { firmDay: unknown }>({ firmDay: _, ...project }: Project) => project

/** The same lines that the firm has seen. */
export const readOwnInvitation = transactionRoute(endpoint, async (tx, { id }) => {
  const invitation = await findOwnInvitation(tx, id)
  if (!invitation) throw notFound(invitationMessages.notFound)
  const [project] = await listOpenProjects(tx, [invitation.projectId])
  const mine = await tx.first(ownFactsQuery())
  return {
    ...withIsoTimes(invitation),
    engine: engineVersion,
    project: project ? withIsoTimes(factsIn(project)) : null,
    fit: project && mine ? openingFitOf(project, mine, todayOf()) : null,
    prefilled: {
      coverLetter: firstLetter(invitation.firm),
      hourlyRate: mine?.facts.rate ?? null,
      availableStartDate: laterOf(project?.startDate ?? null, mine?.facts.earliestStart ?? null),
    },
    actions: invitationActionsFor(invitation.status, project !== undefined),
  }
})
