import { listActs as endpoint } from '#contract/record.ts'
import { recordPage, recordQuery } from '#db/record.ts'
import { lengthOf } from '#domain/paging.ts'
import { queryRoute } from '../serve.ts'

export const listActs = queryRoute(endpoint, recordQuery, ([found], asked) => ({
  acts: found?.acts ?? [],
  admins: found?.admins ?? [],
  ...lengthOf(found?.total ?? 0, recordPage(asked)),
}))
