import type { OutputOf } from '#contract/endpoint.ts'
import { listActs as endpoint } from '#contract/record.ts'
import { recordPage, recordQuery } from '#db/record.ts'
import { lengthOf } from '#domain/paging.ts'
import { queryRoute } from '../serve.ts'

type Lists = Pick<OutputOf<typeof endpoint>, 'acts' | 'admins'>

export const listActs = queryRoute(endpoint, recordQuery, ([found], asked) => ({
  ...(found as unknown as Lists),
  ...lengthOf(found?.total ?? 0, recordPage(asked)),
}))
