import { confirmCapacity as endpoint } from '#contract/capacity.ts'
import { confirmOffer, ownCapacityQuery } from '#db/capacity.ts'
import { notFound } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'
import { presentCapacity } from './present-capacity.ts'

export const confirmCapacity = transactionRoute(endpoint, async (tx) => {
  if (!(await confirmOffer(tx))) throw notFound('Profile not found.')
  return presentCapacity(await tx.first(ownCapacityQuery()))
})
