import { listTalent as endpoint } from '#contract/talent.ts'
import { talentListQuery } from '#db/talent.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { talentPageSize } from '#domain/talent/talent.ts'
import { read } from '../serve.ts'
import { limitBuyer } from './limit-buyer.ts'
import { presentTalent, type TalentRow } from './present-talent.ts'

export const listTalent = limitBuyer(
  attemptLimits.talentPagePerAccount,
  read(endpoint, talentListQuery, ([found]) => {
    const total = found?.total ?? 0
    return {
      talent: ((found?.talent ?? []) as TalentRow[]).map(presentTalent),
      total,
      pageCount: Math.max(1, Math.ceil(total / talentPageSize)),
    }
  }),
)
