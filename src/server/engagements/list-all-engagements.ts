import { listAllEngagements as endpoint } from '#contract/all-engagements.ts'
import { allEngagementsQuery, engagementPage } from '#db/all-engagements.ts'
import type { Trouble } from '#domain/engagements/list.ts'
import type { EngagementStatus } from '#domain/engagements/status.ts'
import { lengthOf } from '#domain/paging.ts'
import { queryRoute } from '../serve.ts'

export const listAllEngagements = queryRoute(endpoint, allEngagementsQuery, (rows, asked) => ({
  // A page past the end has one row, which only counts.
  engagements: rows
    .filter(({ id }) => id !== null)
    .map(({ id, status, kinds, since, total: _, ...row }) => ({
      ...row,
      id: id as string,
      status: status as EngagementStatus,
      troubles: (kinds ?? []).map((kind, at) => ({ kind: kind as Trouble, since: since?.[at] as string })),
    })),
  ...lengthOf(rows[0]?.total ?? 0, engagementPage(asked)),
}))
