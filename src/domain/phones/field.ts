import * as z from 'zod/mini'
import { phoneMessage, storedPhone } from './international.ts'

/** A phone number as typed becomes one as stored; empty is none. */
export const phone = z.nullable(
  z.pipe(
    z.string().check(
      z.trim(),
      z.maxLength(40, phoneMessage),
      z.refine((typed) => typed === '' || storedPhone(typed) !== null, phoneMessage),
    ),
    z.transform(storedPhone),
  ),
)
