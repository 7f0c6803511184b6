import { listOpenings as endpoint } from '#contract/openings.ts'
import { openingListQuery, openingPage } from '#db/openings.ts'
import { openingActionsFor, type Standing } from '#domain/openings/opening.ts'
import { lengthOf } from '#domain/paging.ts'
import { queryRoute } from '../serve.ts'

export const listOpenings = queryRoute(endpoint, openingListQuery, ([found], list) => {
  const openings = (found?.openings ?? []) as Standing[]
  const mayApply = found?.mayApply ?? false
  return {
    openings: openings.map((opening) => ({
      ...opening,
      actions: openingActionsFor({ ...opening, mayApply }),
    })) as never[],
    ...lengthOf(found?.total ?? 0, openingPage(list)),
  }
})
