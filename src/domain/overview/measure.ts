export const overviewWeeks = 26

/** How many took so many hours. */
export type HoursCount = { hours: number; count: number }

/** The hours within which this share of all was done, by nearest rank; nothing where nothing was done. */
export function hoursWithin(share: number, counts: readonly HoursCount[]): number | null {
  const sorted = counts.filter(({ count }) => count > 0).sort((a, b) => a.hours - b.hours)
  const rank = Math.ceil(share * sorted.reduce((sum, { count }) => sum + count, 0))
  let seen = 0
  for (const { hours, count } of sorted) {
    seen += count
    if (seen >= rank) return hours
  }
  return null
}

export const shownDays = 14

/** How many were done within one day, within two, and so on; the last takes all that took longer. */
export function byDay(counts: readonly HoursCount[]): number[] {
  const days = Array.from({ length: shownDays + 1 }, () => 0)
  for (const { hours, count } of counts) {
    const day = Math.min(Math.floor(hours / 24), shownDays)
    days[day] = (days[day] ?? 0) + count
  }
  return days
}

/** The share among those decided on. Those still waiting don't count. */
export const acceptanceRate = ({ accepted, rejected }: { accepted: number; rejected: number }): number | null =>
  accepted + rejected > 0 ? accepted / (accepted + rejected) : null
