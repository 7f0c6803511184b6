import type { ReceivedApplication } from '#contract/applications.ts'
import type { StoredApplication } from '#db/received-applications.ts'
import { applicationActionsFor } from '#domain/applications/status.ts'
import { shortCredential } from '#domain/talent/talent.ts'

/** To the owner of the project. */
export const presentReceived = ({ hasResume, ...application }: StoredApplication): ReceivedApplication => ({
  ...application,
  applicant: application.applicant && {
    ...application.applicant,
    credentials: [...new Set(application.applicant.credentials.map(shortCredential))],
  },
  actions: applicationActionsFor(application.status, { hasContact: application.contact !== null, hasResume }),
})
