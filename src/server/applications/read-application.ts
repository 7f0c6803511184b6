import { readApplication as endpoint } from '#contract/applications.ts'
import { receivedApplicationQuery } from '#db/received-applications.ts'
import { notFound } from '#domain/problem.ts'
import { publicProfile } from '#domain/profiles/public-profile.ts'
import { queryRoute } from '../serve.ts'
import { presentReceived } from './present-received.ts'

export const readApplication = queryRoute(endpoint, receivedApplicationQuery, ([found], _, me) => {
  if (!found) throw notFound('Application Not Found')
  return {
    application: presentReceived(found.application, me),
    profile: found.profile ? publicProfile.parse(found.profile) : null,
    history: found.history ?? [],
  }
})
