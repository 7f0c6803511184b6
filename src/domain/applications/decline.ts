import * as z from 'zod/mini'
import { reasonLimit } from '../reason.ts'
import { chosenLimit } from './list.ts'

/** One reason for everyone who is declined, which each of them reads. */
export const declining = z.strictObject({
  ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(chosenLimit)),
  reason: z._default(z.string().check(z.trim(), z.maxLength(reasonLimit, 'Please use at most 1,000 characters.')), ''),
})

/** What the form begins with. */
export const kindReason =
  'We enjoyed reading your application. For this project we chose people whose recent work is closer to what it needs. Please feel free to apply to us again.'
