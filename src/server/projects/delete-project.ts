import { deleteProject as endpoint } from '#contract/projects.ts'
import { lockProject, readProjectOwner, deleteProject as remove } from '#db/projects.ts'
import { listApplicants } from '#db/received-applications.ts'
import { notFound } from '#domain/problem.ts'
import { projectDeletedEmail } from '../mail/templates/project-deleted.ts'
import { transactionRoute } from '../serve.ts'

/** Waits for anyone applying at this moment, so that every applicant gets an email. */
export const deleteProject = transactionRoute(endpoint, async (tx, { id }, _, { services: { env, mailer } }) => {
  if (!(await lockProject(tx, id))) throw notFound('Project Not Found')
  const project = await readProjectOwner(tx, id)
  if (!project) throw notFound('Project Not Found')
  const browseLink = `${env.appUrl}/projects-labor`
  for (const { applicationId, name, wasAccepted } of await listApplicants(tx, id)) {
    const template = projectDeletedEmail({ ...project, name: name ?? '', wasAccepted, browseLink })
    await mailer.queue(tx, { to: { applicationId }, ...template })
  }
  await remove(tx, id)
  return { id }
})
