import { Problem } from '../problem.ts'

/** How long an admin can undo a merge. The database sets the moment (merges.undoable_until). */
export const undoDays = 7

export const canUndo = (mergedAt: string, now: Date): boolean =>
  now.getTime() < Date.parse(mergedAt) + undoDays * 24 * 60 * 60 * 1000

/** What may have happened since that names the one who stayed, and can't be taken over to the other. */
const obstacles = {
  applied: 'Someone has applied with the other email address since, so that candidate can’t come back.',
  signed: 'A statement of work that came with the merge has been signed since.',
  billed: 'Hours that came with the merge have been put on an invoice since.',
  paid: 'Payouts came with the merge, and more have been recorded since.',
} as const
export type UndoObstacle = keyof typeof obstacles

export const cannotUndo = (obstacle: UndoObstacle) =>
  new Problem('conflict', `This merge can’t be undone anymore. ${obstacles[obstacle]}`)

export const mergeGone = () =>
  new Problem(
    'not_found',
    `This merge can’t be undone anymore. Another admin may have undone it, or it is more than ${undoDays} days old.`,
  )
