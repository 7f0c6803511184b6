import * as z from 'zod/mini'
import { Problem } from '../problem.ts'

export const viewNameLimit = 60
export const viewLimit = 20

/** A filter and order of the candidates that an admin comes back to, under a name of their own. */
export const candidateView = z.strictObject({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please enter a name.'),
      z.maxLength(viewNameLimit, `Please use at most ${viewNameLimit} characters.`),
    ),
  /** The query of the list's address, without the page. */
  address: z.string().check(z.maxLength(500)),
})
export type CandidateView = z.output<typeof candidateView>

export const tooManyViews = () =>
  new Problem('conflict', `You have ${viewLimit} saved views. Please remove one first.`, { field: 'name' })
