import { applyToProject as endpoint } from '#contract/applications.ts'
import { findOwnApplication, insertApplication, insertCoverLetterOriginal, mayApply } from '#db/applications.ts'
import { acceptInvitationTo } from '#db/invitations.ts'
import { isTakingApplications } from '#db/projects.ts'
import type { Tx } from '#db/session.ts'
import { applicationMessages, type NewApplication } from '#domain/applications/application.ts'
import { holdContactData } from '#domain/contact-data/hold.ts'
import { openingMessages } from '#domain/openings/opening.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'
import { presentApplication } from './present-application.ts'

/** The firm is told by a notice, and by one email for all who apply within an hour. */
export const applyToProject = transactionRoute(endpoint, async (tx, input) => {
  const { application, isNew } = await submitApplication(tx, input)
  if (isNew) await acceptInvitationTo(tx, input.projectId)
  return { application, isNew }
})

/** Applying again gives the existing application. Contact data in the cover letter is held until acceptance, which opens the letter as written. */
export async function submitApplication(tx: Tx, input: NewApplication) {
  const earlier = await findOwnApplication(tx, input.projectId)
  if (!earlier) await refuseUnlessOpen(tx, input.projectId)
  const held = holdContactData(input.coverLetter)
  const made = earlier ? undefined : await insertApplication(tx, { ...input, coverLetter: held.text })
  if (made && held.kinds.length > 0) await insertCoverLetterOriginal(tx, made.id, input.coverLetter)
  const application =
    earlier ?? (made && { ...made, coverLetter: input.coverLetter }) ?? (await findOwnApplication(tx, input.projectId))
  if (!application) {
    await refuseUnlessOpen(tx, input.projectId)
    throw new Problem('internal', openingMessages.notApplied)
  }
  return { application: presentApplication(application), isNew: made !== undefined }
}

async function refuseUnlessOpen(tx: Tx, projectId: string): Promise<void> {
  const isTaking = await isTakingApplications(tx, projectId)
  if (isTaking === null) throw notFound(openingMessages.notFound)
  if (!isTaking) throw new Problem('conflict', applicationMessages.closed)
  if (!(await mayApply(tx))) throw new Problem('forbidden', applicationMessages.notSelected)
}
