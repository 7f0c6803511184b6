import { listOwnApplications as endpoint } from '#contract/applications.ts'
import { ownApplicationsPage } from '#db/applications.ts'
import { ownApplicationsPageSize as pageSize } from '#domain/applications/list.ts'
import { applicationLifeCycle } from '#domain/applications/status.ts'
import { ownApplicationStatus } from '#domain/candidates/own-status.ts'
import { movesFrom } from '#domain/life-cycle.ts'
import { withIsoTimes } from '../iso-times.ts'
import { transactionRoute } from '../serve.ts'

export const listOwnApplications = transactionRoute(endpoint, async (tx, { page }) => {
  const { rows, total } = await ownApplicationsPage(tx, { page, pageSize })
  return {
    applications: rows.map(({ projectStatus, ...row }) => ({
      ...withIsoTimes(row),
      status: ownApplicationStatus(row.status, projectStatus),
      actions: movesFrom(applicationLifeCycle, row.status, 'talent'),
    })),
    total,
    pageCount: Math.max(1, Math.ceil(total / pageSize)),
  }
})
