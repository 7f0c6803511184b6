import { Problem } from '../problem.ts'

/** In another tab, since it was opened. */
export const lineChanged = () =>
  new Problem('conflict', 'This line was changed somewhere else after you opened it. Close this and open it again.')
