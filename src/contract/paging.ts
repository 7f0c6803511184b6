import * as z from 'zod/mini'

/** Pages are numbered from 1. */
export const pageNumber = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1)

/** The length of a long list: exact, or a lower bound. */
export const listLength = { total: z.int(), pageCount: z.int(), isTotalExact: z.boolean() }
