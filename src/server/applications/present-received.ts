import type { ReceivedApplication } from '#contract/applications.ts'
import type { StoredApplication } from '#db/received-applications.ts'
import { applicationActionsFor } from '#domain/applications/status.ts'

/** To the owner of the project. */
export const presentReceived = ({ hasResume, ...application }: StoredApplication): ReceivedApplication => ({
  ...application,
  actions: applicationActionsFor(application.status, { hasContact: application.contact !== null, hasResume }),
})
