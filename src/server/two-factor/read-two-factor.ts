import { readTwoFactor as endpoint } from '#contract/two-factor.ts'
import { twoFactorQuery } from '#db/two-factor.ts'
import { notSignedIn } from '#domain/problem.ts'
import { queryRoute } from '../serve.ts'

export const readTwoFactor = queryRoute(endpoint, twoFactorQuery, ([row]) => {
  if (!row) throw notSignedIn()
  return row
})
