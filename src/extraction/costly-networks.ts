const keptMilliseconds = 10 * 60 * 1000
const keptNetworks = 10_000
/** How long nothing more is read for such a network: twice as long each time. */
const pauseSeconds = { first: 30, most: 120 }

type Since = { addedAt: number; times: number }

/** Networks whose files used up a reader's time or memory within the last ten minutes. */
export function createCostlyNetworks(now: () => number = () => performance.now()) {
  // In the order in which they were added.
  const since = new Map<string, Since>()

  function find(network: string): Since | undefined {
    const known = since.get(network)
    if (!known || now() - known.addedAt < keptMilliseconds) return known
    since.delete(network)
    return undefined
  }

  return {
    has: (network: string): boolean => find(network) !== undefined,

    isPaused(network: string): boolean {
      const known = find(network)
      if (!known?.times) return false
      const seconds = Math.min(pauseSeconds.most, pauseSeconds.first * 2 ** (known.times - 1))
      return now() - known.addedAt < seconds * 1000
    },

    /** `mustPause`: nothing more is read for it for a while. */
    add(network: string, mustPause: boolean) {
      const times = (find(network)?.times ?? 0) + Number(mustPause)
      since.delete(network)
      since.set(network, { addedAt: now(), times })
      for (const oldest of since.keys()) {
        if (since.size <= keptNetworks) break
        since.delete(oldest)
      }
    },
  }
}
