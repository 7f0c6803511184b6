import { listAllEngagements as endpoint } from '#contract/all-engagements.ts'
import { allEngagementsQuery, engagementPage } from '#db/all-engagements.ts'
import { lengthOf } from '#domain/paging.ts'
import { queryRoute } from '../serve.ts'

export const listAllEngagements = queryRoute(endpoint, allEngagementsQuery, ([found], asked) => ({
  engagements: found?.engagements ?? [],
  ...lengthOf(Number(found?.total ?? 0), engagementPage(asked)),
}))
