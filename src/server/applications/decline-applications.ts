import { declineApplications as endpoint } from '#contract/applications.ts'
import { declineAll } from '#db/applications.ts'
import { readReceivedApplications } from '#db/received-applications.ts'
import { recordStaleMove } from '#db/record.ts'
import { applicationLifeCycle } from '#domain/applications/status.ts'
import { holdContactData } from '#domain/contact-data/hold.ts'
import { notFound } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'
import { mailApplicant } from './mail-applicant.ts'

const { event, notify } = applicationLifeCycle.moves.decline

/** All or none, except those that someone else has decided on: they stay as they are. Each applicant gets an email. */
export const declineApplications = transactionRoute(endpoint, async (tx, input, _, { services }) => {
  const ids = [...new Set(input.ids)]
  const reason = holdContactData(input.reason).text || null
  const declined = await declineAll(tx, { ids, reason })
  const applications = await readReceivedApplications(tx, ids)
  if (applications.length < ids.length) throw notFound('Application Not Found')
  const projects = new Map(declined.map(({ id, projectId }) => [id, projectId]))
  const stale = []
  for (const { id, status, applicant } of applications) {
    const projectId = projects.get(id)
    if (!projectId) {
      stale.push({ id, name: applicant?.name ?? null, status })
      await recordStaleMove(tx, { kind: 'application', id, event, move: 'decline' })
    } else if (applicant)
      await mailApplicant(tx, { id, projectId, name: applicant.name, reason }, notify.talent, services)
  }
  return { declined: [...projects.keys()], stale }
})
