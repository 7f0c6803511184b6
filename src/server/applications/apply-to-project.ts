import { applyToProject as endpoint } from '#contract/applications.ts'
import { findApplicationNotice, findOwnApplication, insertApplication, mayApply } from '#db/applications.ts'
import { isTakingApplications } from '#db/projects.ts'
import type { Tx } from '#db/session.ts'
import { applicationMessages } from '#domain/applications/application.ts'
import { openingMessages } from '#domain/openings/opening.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { newApplicationEmail } from '../mail/templates/new-application.ts'
import { transactionRoute } from '../serve.ts'
import type { Services } from '../services.ts'
import { presentApplication } from './present-application.ts'

export const applyToProject = transactionRoute(endpoint, async (tx, input, _, { services }) => {
  const earlier = await findOwnApplication(tx, input.projectId)
  if (!earlier) await refuseUnlessOpen(tx, input.projectId)
  const made = earlier ? undefined : await insertApplication(tx, input)
  if (made) await mailOwner(tx, input.projectId, services)
  const application = earlier ?? made ?? (await findOwnApplication(tx, input.projectId))
  if (!application) {
    await refuseUnlessOpen(tx, input.projectId)
    throw new Problem('internal', openingMessages.notApplied)
  }
  return { application: presentApplication(application), isNew: made !== undefined }
})

async function refuseUnlessOpen(tx: Tx, projectId: string): Promise<void> {
  const isTaking = await isTakingApplications(tx, projectId)
  if (isTaking === null) throw notFound(openingMessages.notFound)
  if (!isTaking) throw new Problem('conflict', applicationMessages.closed)
  if (!(await mayApply(tx))) throw new Problem('forbidden', applicationMessages.notSelected)
}

/** A firm whose account is gone gets no email. */
async function mailOwner(tx: Tx, projectId: string, { env, mailer }: Services): Promise<void> {
  const notice = await findApplicationNotice(tx, projectId)
  if (!notice) return
  const { email, firstName, applicant, title } = notice
  const link = `${env.appUrl}/projects/${projectId}`
  const template = newApplicationEmail({ name: firstName ?? '', applicant: applicant || 'Someone', title, link })
  await mailer.queue(tx, { to: email, ...template })
}
