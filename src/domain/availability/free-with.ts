import type { FreeHours } from './free-hours.ts'

type Known = {
  free: { hours: number | null; from: string | null; isEngaged: boolean } | null
  /** The hours that this is left of. */
  hoursPerWeek: number | null
  isStale: boolean
  confirmedOn: string | null
}

/** What firms read of someone who is about to offer other hours: what was accepted stays. */
export function freeWith(
  { free, hoursPerWeek, isStale, confirmedOn }: Known,
  offered: number | null,
): FreeHours | null {
  const staleOn = isStale ? confirmedOn : null
  if (!free && !staleOn) return null
  const { hours, from, isEngaged } = free ?? { hours: null, from: null, isEngaged: false }
  const isKnown = hours !== null && hoursPerWeek !== null && offered !== null
  return {
    hours: isKnown ? Math.max(0, offered - (hoursPerWeek - hours)) : hours,
    from,
    ...(isEngaged && { isEngaged }),
    ...(staleOn && { staleOn }),
  }
}
