import type { ReceivedApplication } from '#contract/applications.ts'
import type { StoredApplication } from '#db/received-applications.ts'
import type { Principal } from '#db/session.ts'
import { applicationActionsFor } from '#domain/applications/status.ts'
import { mayManage } from '#domain/firms/role.ts'
import { isUnderWay } from '#domain/offers/status.ts'
import { shortCredential } from '#domain/talent/talent.ts'

/** To someone of the project's firm. */
export const presentReceived = (
  { hasResume, ...application }: StoredApplication,
  { firmRole }: Principal,
): ReceivedApplication => ({
  ...application,
  applicant: application.applicant && {
    ...application.applicant,
    credentials: [...new Set(application.applicant.credentials.map(shortCredential))],
  },
  canOffer:
    application.status === 'accepted' &&
    application.applicant !== null &&
    mayManage(firmRole) &&
    !isUnderWay(application.offer?.status),
  actions: applicationActionsFor(application.status, { hasContact: application.contact !== null, hasResume, firmRole }),
})
