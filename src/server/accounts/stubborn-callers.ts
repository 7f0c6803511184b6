/** Refusals by the database until a caller counts as stubborn, and how long they are then refused without asking it. */
const patience = { refusals: 10, milliseconds: 5000 }
const keptCallers = 10_000

/**
 * Callers who keep trying after many refusals are refused for some seconds at a time without a query, so that a flood costs the
 * database nothing. The database keeps the count, and is asked again after that.
 */
export function createStubbornCallers(now: () => number = () => performance.now()) {
  // In the order in which they were refused last.
  const refused = new Map<string, { times: number; until: number }>()
  return {
    /** Seconds until they may try again, as far as is known here. */
    secondsLeft(key: string): number | undefined {
      const last = refused.get(key)
      if (!last || last.times < patience.refusals || last.until <= now()) return undefined
      return Math.ceil((last.until - now()) / 1000)
    },
    refuse(key: string) {
      const times = (refused.get(key)?.times ?? 0) + 1
      refused.delete(key)
      refused.set(key, { times, until: now() + patience.milliseconds })
      for (const oldest of refused.keys()) {
        if (refused.size <= keptCallers) break
        refused.delete(oldest)
      }
    },
    forget(key: string) {
      refused.delete(key)
    },
  }
}

export type StubbornCallers = ReturnType<typeof createStubbornCallers>
