import * as z from 'zod/mini'
import { capacityOffer } from '#domain/capacity/capacity-offer.ts'
import { endpoint, nothing } from './endpoint.ts'

const capacity = z.strictObject({
  ...capacityOffer.shape,
  /** From the working hours; null where they aren't given. */
  hoursPerWeek: z.nullable(z.int()),
  earliestStart: z.nullable(z.iso.date()),
  confirmedOn: z.nullable(z.iso.date()),
  isStale: z.boolean(),
  /** What is left each week for the year ahead, after what was accepted. */
  ahead: z.array(z.strictObject({ monday: z.iso.date(), hours: z.nullable(z.number()) })),
  /** What firms read of it: the hours left, from when, or that someone without hours is engaged. */
  free: z.nullable(
    z.strictObject({ hours: z.nullable(z.number()), from: z.nullable(z.iso.date()), isEngaged: z.boolean() }),
  ),
})
export type Capacity = z.output<typeof capacity>

export const readCapacity = endpoint({
  method: 'GET',
  path: '/api/me/capacity',
  access: 'talent',
  summary: 'Your rate, your hours by week for the year ahead, and when you last confirmed them',
  input: nothing,
  output: capacity,
})

export const saveCapacity = endpoint({
  method: 'PUT',
  path: '/api/me/capacity',
  access: 'talent',
  summary: 'Change your rate and the weeks that differ; this confirms them',
  input: capacityOffer,
  output: capacity,
})

export const confirmCapacity = endpoint({
  method: 'POST',
  path: '/api/me/capacity/confirm',
  access: 'talent',
  summary: 'Confirm that your hours, start and rate are still right',
  input: nothing,
  output: capacity,
})
