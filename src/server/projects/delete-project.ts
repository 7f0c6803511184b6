import { deleteProject as endpoint } from '#contract/projects.ts'
import { listInterviewees } from '#db/interviews.ts'
import { listOpenInvitees } from '#db/invitations.ts'
import { hasUnbilledHours, lockProject, readProjectOwner, deleteProject as remove } from '#db/projects.ts'
import { listApplicants } from '#db/received-applications.ts'
import { invitationLifeCycle } from '#domain/invitations/status.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { billingMessages } from '#domain/projects/closing.ts'
import { invitationEmail } from '../mail/templates/invitation.ts'
import { projectDeletedEmail } from '../mail/templates/project-deleted.ts'
import { transactionRoute } from '../serve.ts'

/**
 * Waits for anyone applying at this moment, so that every applicant gets an email; so does everyone who was invited. Interviews about it end in
 * the database: whoever is emailed about theirs reads there that the application has ended, too.
 */
export const deleteProject = transactionRoute(endpoint, async (tx, { id }, _, { services: { env, mailer } }) => {
  if (!(await lockProject(tx, id))) throw notFound('Project Not Found')
  const project = await readProjectOwner(tx, id)
  if (!project) throw notFound('Project Not Found')
  if (await hasUnbilledHours(tx, id)) throw new Problem('conflict', billingMessages.hasHours)
  const browseLink = `${env.appUrl}/projects-labor`
  const interviewees = await listInterviewees(tx, id)
  for (const { applicationId, candidateId, name, wasAccepted } of await listApplicants(tx, id)) {
    if (candidateId && interviewees.includes(candidateId) && !wasAccepted) continue
    const template = projectDeletedEmail({ ...project, name: name ?? '', wasAccepted, browseLink })
    await mailer.queue(tx, { to: { applicationId }, ...template })
  }
  for (const { email, firstName, name, firm } of await listOpenInvitees(tx, id)) {
    const facts = { name: firstName ?? '', person: name ?? '', firm: firm ?? '', title: project.title ?? '' }
    const template = invitationEmail(invitationLifeCycle.moves.close.notify.talent, { ...facts, link: browseLink })
    if (email) await mailer.queue(tx, { to: email, ...template })
  }
  await remove(tx, id)
  return { id }
})
