import { lockWeek } from '#db/hours.ts'
import type { Tx } from '#db/session.ts'
import { type WeekMove, weekLifeCycle } from '#domain/hours/status.ts'
import { refusal, statusAfter } from '#domain/life-cycle.ts'
import { Problem } from '#domain/problem.ts'
import { weekGone, weekNotFound } from './present-week.ts'

type LockedWeek = NonNullable<Awaited<ReturnType<typeof lockWeek>>>

/** Why the life cycle doesn’t have a move from where the locked week is now. */
export const moveRefusal = ({ status }: Pick<LockedWeek, 'status'>, move: WeekMove, by: 'talent' | 'owner') =>
  statusAfter(weekLifeCycle, { move, from: status, by })
    ? undefined
    : refusal(weekLifeCycle, { move, seen: status, now: status })

/** Whoever decides has read this submission, not one that came after. */
export const submissionRefusal = ({ submittedAt }: Pick<LockedWeek, 'submittedAt'>, seen: string) =>
  submittedAt === seen
    ? undefined
    : new Problem('conflict', 'This week was submitted again since you opened it. Look at it once more.')

/** Of those who act at once, one wins, and the others are told what it has become. */
export async function lockedFor(tx: Tx, id: string, move: WeekMove, by: 'talent' | 'owner'): Promise<LockedWeek> {
  const week = await lockWeek(tx, id)
  if (!week) throw by === 'owner' ? weekGone() : weekNotFound()
  const refused = moveRefusal(week, move, by)
  if (refused) throw refused
  return week
}
