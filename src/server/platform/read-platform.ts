import { type Engagement, readPlatform as endpoint } from '#contract/platform.ts'
import { listEngagements, listOtherApplications } from '#db/platform.ts'
import { ownApplicationStatus } from '#domain/candidates/own-status.ts'
import { otherApplicationsPageSize as pageSize } from '#domain/platform/access.ts'
import { withIsoTimes } from '../iso-times.ts'
import { transactionRoute } from '../serve.ts'
import { requireAccess } from './require-access.ts'

export const readPlatform = transactionRoute(endpoint, async (tx, { page }) => {
  await requireAccess(tx)
  const engagements = await listEngagements(tx)
  const { rows, total } = await listOtherApplications(tx, { page, pageSize })
  return {
    engagements: engagements.map(presentEngagement),
    otherApplications: rows.map(withIsoTimes),
    total,
    pageCount: Math.max(1, Math.ceil(total / pageSize)),
  }
})

function presentEngagement(row: Awaited<ReturnType<typeof listEngagements>>[number]): Engagement {
  const { projectStatus, company, contactName: name, jobTitle, email, phone, terms, ...facts } = row
  return {
    ...withIsoTimes(facts),
    startDate: terms?.startDate ?? facts.startDate,
    hourlyRate: terms ? terms.rateCents / 100 : facts.hourlyRate,
    hoursPerWeek: terms?.hoursPerWeek ?? null,
    status: ownApplicationStatus('accepted', projectStatus),
    contact: email === null ? null : { company, name, jobTitle, email, phone },
  }
}
