import { readTalent as endpoint } from '#contract/talent.ts'
import { talentQuery } from '#db/talent.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { notFound } from '#domain/problem.ts'
import { publicProfile } from '#domain/profiles/public-profile.ts'
import { priceOf } from '#domain/talent/price.ts'
import { queryRoute } from '../serve.ts'
import { limitBuyer } from './limit-buyer.ts'
import { presentTalent } from './present-talent.ts'

export const readTalent = limitBuyer(
  attemptLimits.talentProfilePerAccount,
  queryRoute(endpoint, talentQuery, ([found], _, me) => {
    if (!found) throw notFound('Candidate Not Found')
    const { profile, feeBasisPoints, ...row } = found
    return {
      ...presentTalent(row, me),
      ...priceOf(row.offered, feeBasisPoints),
      profile: publicProfile.parse(profile ?? {}),
    }
  }),
)
