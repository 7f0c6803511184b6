import { listFirms as endpoint } from '#contract/verification.ts'
import { firmListQuery, firmPage } from '#db/verification.ts'
import { lengthOf } from '#domain/paging.ts'
import { firmStateOf } from '#domain/verification/verification.ts'
import { queryRoute } from '../serve.ts'

export const listFirms = queryRoute(endpoint, firmListQuery, ([found], asked) => ({
  firms: (found?.firms ?? []).map(({ verifiedAt, ...firm }) => ({ ...firm, state: firmStateOf(verifiedAt) })),
  ...lengthOf(found?.total ?? 0, firmPage(asked)),
}))
