import type { Random } from './random.ts'

const monthIndex = (year: number, month: number) => year * 12 + month - 1
const monthText = (index: number) => `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
const now = monthIndex(2026, 11)

/**
 * Jobs, the newest first. None ends between July 2021 and February 2023, so that nobody has to argue about what lies
 * within the five years before a project.
 */
export function timeline(random: Random, years: number, needsOld: boolean): { start: string; end: string | null }[] {
  const begun = Math.min(now - years * 12 - random.integer(0, 10), monthIndex(2025, 5))
  const starts = [begun]
  const oldest = Math.max(monthIndex(2011, 1), begun + 14)
  const latestOld = monthIndex(2021, 6)
  if (oldest < latestOld && (needsOld || random.chance(0.6))) starts.push(random.integer(oldest, latestOld))
  const newest = starts.at(-1) ?? begun
  const earliestRecent = Math.max(monthIndex(2023, 3), newest + 14)
  const latestRecent = monthIndex(2025, 5)
  if (earliestRecent < latestRecent && random.chance(0.55)) starts.push(random.integer(earliestRecent, latestRecent))
  const isEmployed = random.chance(0.85)
  const last = isEmployed ? null : monthText(monthIndex(2026, random.integer(7, 10)))
  return starts
    .map((start, at) => {
      const following = starts[at + 1]
      return { start: monthText(start), end: following === undefined ? last : monthText(following) }
    })
    .reverse()
}
