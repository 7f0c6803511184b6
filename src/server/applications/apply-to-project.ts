import { applyToProject as endpoint } from '#contract/applications.ts'
import { findOwnApplication, insertApplication, mayApply } from '#db/applications.ts'
import { isTakingApplications } from '#db/projects.ts'
import type { Tx } from '#db/session.ts'
import { applicationMessages, type NewApplication } from '#domain/applications/application.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { act } from '../serve.ts'

export const applyToProject = act(endpoint, async (tx, input) => {
  const earlier = await findOwnApplication(tx, input.projectId)
  if (!earlier) await refuseUnlessOpen(tx, input)
  const made = earlier ? undefined : await insertApplication(tx, input)
  const application = earlier ?? made ?? (await findOwnApplication(tx, input.projectId))
  if (!application) throw new Problem('internal', 'Failed to submit application. Please try again.')
  return { application: { ...application, createdAt: application.createdAt.toISOString() }, isNew: made !== undefined }
})

async function refuseUnlessOpen(tx: Tx, { projectId }: NewApplication): Promise<void> {
  const isTaking = await isTakingApplications(tx, projectId)
  if (isTaking === null) throw notFound('Project Not Found')
  if (!isTaking) throw new Problem('conflict', applicationMessages.closed)
  if (!(await mayApply(tx))) throw new Problem('forbidden', applicationMessages.notSelected)
}
