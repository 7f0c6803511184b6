import * as z from 'zod/mini'

/**
 * A day in what someone sends. Others are counted from it, and have to be days as well: neither the database nor our answers know the year 0 or
 * the year 10,000.
 */
export const givenDay = (message = 'Please enter a date.') =>
  z.iso
    .date({ error: message, abort: true })
    .check(z.refine((day) => day >= '1900-01-01' && day <= '2199-12-31', message))
