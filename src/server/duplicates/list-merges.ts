import { listMerges as endpoint } from '#contract/duplicates.ts'
import { mergeListQuery, mergePage } from '#db/merges.ts'
import { lengthOf } from '#domain/paging.ts'
import { queryRoute } from '../serve.ts'

export const listMerges = queryRoute(endpoint, mergeListQuery, ([found], asked) => ({
  merges: found?.merges ?? [],
  ...lengthOf(Number(found?.total ?? 0), mergePage(asked)),
}))
