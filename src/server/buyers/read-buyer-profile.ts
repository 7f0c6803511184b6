import { readBuyerProfile as endpoint } from '#contract/buyers.ts'
import { ownBuyerQuery } from '#db/buyers.ts'
import { notSignedIn } from '#domain/problem.ts'
import { queryRoute } from '../serve.ts'
import { presentBuyer } from './present-buyer.ts'

export const readBuyerProfile = queryRoute(endpoint, ownBuyerQuery, ([row]) => {
  if (!row) throw notSignedIn()
  return presentBuyer(row)
})
