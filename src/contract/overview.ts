import * as z from 'zod/mini'
import { endpoint, nothing } from './endpoint.ts'

const overview = z.strictObject({
  /** By the Mondays of their weeks in UTC, oldest first. */
  weeks: z.array(z.strictObject({ week: z.iso.date(), applied: z.int() })),
  /** How far those who applied in these weeks got. */
  funnel: z.strictObject({
    applied: z.int(),
    reviewed: z.int(),
    interviewed: z.int(),
    accepted: z.int(),
    rejected: z.int(),
  }),
  /** Among those decided on; null when there are none. */
  acceptanceRate: z.nullable(z.number()),
  decision: z.strictObject({
    count: z.int(),
    medianHours: z.nullable(z.int()),
    p90Hours: z.nullable(z.int()),
    /** Decided within one day, within two, …; the last counts all that took longer. */
    days: z.array(z.int()),
  }),
  /** Where they came from, most frequent first. Null means directly. */
  sources: z.array(z.strictObject({ source: z.nullable(z.string()), applied: z.int(), accepted: z.int() })),
  claims: z.strictObject({
    isShown: z.boolean(),
    isEnough: z.boolean(),
    decisions: z.int(),
    measured: z.strictObject({
      acceptedShare: z.string(),
      vettedCount: z.string(),
      /** Null below five replies. */
      replyMinutes: z.nullable(z.string()),
    }),
  }),
})
export type Overview = z.output<typeof overview>

export const readOverview = endpoint({
  method: 'GET',
  path: '/api/overview',
  access: 'admin',
  summary: 'Applications by week, how far they got, how long decisions took, and where candidates came from',
  input: nothing,
  output: overview,
})
