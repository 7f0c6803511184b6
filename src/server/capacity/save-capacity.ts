import { saveCapacity as endpoint } from '#contract/capacity.ts'
import { ownCapacityQuery, saveOffer } from '#db/capacity.ts'
import { notFound } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'
import { presentCapacity } from './present-capacity.ts'

export const saveCapacity = transactionRoute(endpoint, async (tx, offer) => {
  if (!(await saveOffer(tx, offer))) throw notFound('Profile not found.')
  return presentCapacity(await tx.first(ownCapacityQuery()))
})
