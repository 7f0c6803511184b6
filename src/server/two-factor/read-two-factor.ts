import { readTwoFactor as endpoint } from '#contract/two-factor.ts'
import { twoFactorQuery } from '#db/two-factor.ts'
import { notSignedIn } from '#domain/problem.ts'
import { read } from '../serve.ts'

export const readTwoFactor = read(endpoint, twoFactorQuery, ([row]) => {
  if (!row) throw notSignedIn()
  return row
})
