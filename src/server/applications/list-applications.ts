import { listApplications as endpoint } from '#contract/applications.ts'
import { receivedApplicationsQuery } from '#db/received-applications.ts'
import { applicationPageSize } from '#domain/applications/list.ts'
import { notFound } from '#domain/problem.ts'
import { queryRoute } from '../serve.ts'
import { presentReceived } from './present-received.ts'

const none = { pending: 0, reviewing: 0, accepted: 0, rejected: 0 }

export const listApplications = queryRoute(endpoint, receivedApplicationsQuery, ([found], { only }, me) => {
  if (!found) throw notFound('Project Not Found')
  const applications = (found.applications ?? []).map((application) => presentReceived(application, me))
  const counts = { ...none, ...found.counts }
  const total = only ? applications.length : (found.total ?? 0)
  return { applications, total, pageCount: Math.max(1, Math.ceil(total / applicationPageSize)), counts }
})
