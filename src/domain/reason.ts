import * as z from 'zod/mini'

export const reasonLimit = 1000

/** Why an admin cancels, suspends, restores or takes something down, which the person concerned reads; or changes a shortlist, which only admins read. */
export const reason = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Please give a reason.'),
    z.maxLength(reasonLimit, 'Please use at most 1,000 characters.'),
  )
