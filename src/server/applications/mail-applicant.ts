import { isToldLater } from '#db/applications.ts'
import { readProjectOwner } from '#db/projects.ts'
import type { Tx } from '#db/session.ts'
import { type ApplicationEmail, applicationMovedEmail } from '../mail/templates/application-moved.ts'
import type { Services } from '../services.ts'

type Application = { id: string; projectId: string; name: string | null; reason?: string | null }

/** Emails the applicant the new status; an acceptance includes the buyer's address. Where a decline also ends interviews, its job does. */
export async function mailApplicant(
  tx: Tx,
  { id, projectId, name, reason = null }: Application,
  kind: ApplicationEmail,
  { env, mailer }: Pick<Services, 'env' | 'mailer'>,
): Promise<void> {
  if (kind === 'application-declined' && (await isToldLater(tx, id))) return
  const project = await readProjectOwner(tx, projectId)
  if (!project) return
  const { title, ...owner } = project
  const browseLink = `${env.appUrl}/projects-labor`
  const facts = { name: name ?? '', title, owner, reason, projectLink: `${browseLink}/${projectId}`, browseLink }
  await mailer.queue(tx, { to: { applicationId: id }, ...applicationMovedEmail(kind, facts) })
}
