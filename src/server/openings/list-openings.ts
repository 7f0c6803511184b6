import { listOpenings as endpoint } from '#contract/openings.ts'
import { openingListQuery, openingPage } from '#db/openings.ts'
import { openingActionsFor } from '#domain/openings/opening.ts'
import { lengthOf } from '#domain/paging.ts'
import { queryRoute } from '../serve.ts'

export const listOpenings = queryRoute(endpoint, openingListQuery, ([found], list) => {
  const mayApply = found?.mayApply ?? false
  return {
    openings: (found?.openings ?? []).map((opening) => ({
      ...opening,
      actions: openingActionsFor({ ...opening, mayApply }),
    })),
    ...lengthOf(found?.total ?? 0, openingPage(list)),
  }
})
