import { listApplications as endpoint } from '#contract/applications.ts'
import { receivedApplicationsQuery } from '#db/received-applications.ts'
import { applicationPageSize, countIn } from '#domain/applications/list.ts'
import { notFound } from '#domain/problem.ts'
import { queryRoute } from '../serve.ts'
import { presentReceived } from './present-received.ts'

const none = { pending: 0, reviewing: 0, accepted: 0, rejected: 0 }

export const listApplications = queryRoute(endpoint, receivedApplicationsQuery, ([found], { filter, only }) => {
  if (!found) throw notFound('Project Not Found')
  const applications = (found.applications ?? []).map(presentReceived)
  const counts = { ...none, ...found.counts }
  const total = only ? applications.length : countIn(counts, filter)
  return { applications, total, pageCount: Math.max(1, Math.ceil(total / applicationPageSize)), counts }
})
