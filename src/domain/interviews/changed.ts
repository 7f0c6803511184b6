import { Problem } from '../problem.ts'

/** By the other side, a colleague, or in another tab, since it was read. */
export const interviewChanged = () =>
  new Problem('conflict', 'This interview has just been changed. Please look at it again.')
