import { readEngagement as endpoint } from '#contract/engagements.ts'
import { transactionRoute } from '../serve.ts'
import { presentEngagement } from './present-engagement.ts'

export const readEngagement = transactionRoute(endpoint, (tx, { id }, me, { services }) =>
  presentEngagement(tx, id, me, services),
)
