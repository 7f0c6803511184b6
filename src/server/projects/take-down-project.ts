import { takeDownProject as endpoint } from '#contract/projects.ts'
import { readProjectOwner, readProjectStatus, takeDownProject as takeDown } from '#db/projects.ts'
import { countAsRecorded } from '#db/record.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { takedownMessages } from '#domain/projects/status.ts'
import { projectTakenDownEmail } from '../mail/templates/project-taken-down.ts'
import { transactionRoute } from '../serve.ts'

export const takeDownProject = transactionRoute(endpoint, async (tx, { id, reason }, _, { services }) => {
  if (!(await takeDown(tx, id, reason))) {
    if (await readProjectStatus(tx, id)) throw new Problem('conflict', takedownMessages.isDown)
    throw notFound('Project Not Found')
  }
  countAsRecorded(tx)
  const owner = await readProjectOwner(tx, id)
  const link = `${services.env.appUrl}/projects/${id}`
  if (owner) await services.mailer.queue(tx, { to: owner.email, ...projectTakenDownEmail({ ...owner, reason, link }) })
  return {}
})
