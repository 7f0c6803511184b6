import { listLeads as endpoint } from '#contract/leads.ts'
import { leadListQuery, leadPage } from '#db/leads.ts'
import { lengthOf } from '#domain/paging.ts'
import { queryRoute } from '../serve.ts'

export const listLeads = queryRoute(endpoint, leadListQuery, ([found], asked) => ({
  leads: found?.leads ?? [],
  ...lengthOf(found?.total ?? 0, leadPage(asked)),
}))
