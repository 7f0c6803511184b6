import { readOffer as endpoint } from '#contract/offers.ts'
import { transactionRoute } from '../serve.ts'
import { presentOffer } from './present-offer.ts'

export const readOffer = transactionRoute(endpoint, (tx, { id }, me) => presentOffer(tx, id, me))
