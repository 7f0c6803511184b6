import * as z from 'zod/mini'
import { offerLifeCycle } from '#domain/offers/status.ts'

/** Where an offer stands, beside the application it belongs to. Here, so that lists of applications don't load the rules of its terms. */
export const offerSummary = z.strictObject({
  id: z.uuid(),
  status: z.enum(offerLifeCycle.statuses),
  round: z.int(),
  expiresAt: z.nullable(z.iso.datetime({ offset: true })),
})
