import * as z from 'zod/mini'

export const callFilters = ['upcoming', 'past', 'cancelled'] as const
export type CallFilter = (typeof callFilters)[number]

export const callPageSize = 25

export const cancelReasonLimit = 1000

/** Why an admin cancels a call; the guest reads it. */
export const cancelReason = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Please give a reason.'),
    z.maxLength(cancelReasonLimit, 'Please use at most 1,000 characters.'),
  )
