import { listEngagements as endpoint } from '#contract/engagement-lines.ts'
import { listEngagements as list } from '#db/engagements.ts'
import { transactionRoute } from '../serve.ts'
import { presentListed, sideOf } from './present-engagement.ts'

export const listEngagements = transactionRoute(endpoint, async (tx, { project }, me, { services }) => ({
  engagements: (await list(tx, project ? { project } : {})).map((row) => presentListed(row, sideOf(me), services)),
}))
