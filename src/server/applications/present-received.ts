import type { ReceivedApplication } from '#contract/applications.ts'
import type { StoredApplication } from '#db/received-applications.ts'
import type { Principal } from '#db/session.ts'
import { applicationActionsFor } from '#domain/applications/status.ts'
import { freeHoursOf } from '#domain/capacity/capacity.ts'
import { mayManage } from '#domain/firms/role.ts'
import { isUnderWay } from '#domain/offers/status.ts'
import { shortCredential } from '#domain/talent/talent.ts'
import { todayOf } from '../today.ts'

function presentApplicant({ offered, ...applicant }: NonNullable<StoredApplication['applicant']>) {
  return {
    ...applicant,
    credentials: [...new Set(applicant.credentials.map(shortCredential))],
    freeHours: freeHoursOf(offered, applicant.workingHours, todayOf()),
  }
}

/** To someone of the project's firm. */
export const presentReceived = (
  { hasResume, ...application }: StoredApplication,
  { firmRole }: Principal,
): ReceivedApplication => ({
  ...application,
  applicant: application.applicant && presentApplicant(application.applicant),
  canOffer:
    application.status === 'accepted' &&
    application.applicant !== null &&
    mayManage(firmRole) &&
    !isUnderWay(application.offer?.status),
  actions: applicationActionsFor(application.status, { hasContact: application.contact !== null, hasResume, firmRole }),
})
