import { readBuyerProfile as endpoint } from '#contract/buyers.ts'
import { ownBuyerQuery } from '#db/buyers.ts'
import { notSignedIn } from '#domain/problem.ts'
import { read } from '../serve.ts'
import { presentBuyer } from './present-buyer.ts'

export const readBuyerProfile = read(endpoint, ownBuyerQuery, ([row]) => {
  if (!row) throw notSignedIn()
  return presentBuyer(row)
})
