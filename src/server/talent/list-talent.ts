import { listTalent as endpoint } from '#contract/talent.ts'
import { talentListQuery, talentPage } from '#db/talent.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { lengthOf } from '#domain/paging.ts'
import { queryRoute } from '../serve.ts'
import { limitBuyer } from './limit-buyer.ts'
import { presentTalent } from './present-talent.ts'

export const listTalent = limitBuyer(
  attemptLimits.talentPagePerAccount,
  queryRoute(endpoint, talentListQuery, ([found], list, me) => ({
    talent: (found?.talent ?? []).map((row) => presentTalent(row, me)),
    ...lengthOf(found?.total ?? 0, talentPage(list)),
  })),
)
