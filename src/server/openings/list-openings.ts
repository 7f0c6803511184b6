import { listOpenings as endpoint } from '#contract/openings.ts'
import { openingListQuery } from '#db/openings.ts'
import { openingActionsFor, openingPageSize, type Standing } from '#domain/openings/opening.ts'
import { read } from '../serve.ts'

export const listOpenings = read(endpoint, openingListQuery, ([found]) => {
  const openings = (found?.openings ?? []) as Standing[]
  const total = found?.total ?? 0
  const mayApply = found?.mayApply ?? false
  return {
    openings: openings.map((opening) => ({
      ...opening,
      actions: openingActionsFor({ ...opening, mayApply }),
    })) as never[],
    total,
    pageCount: Math.max(1, Math.ceil(total / openingPageSize)),
  }
})
