const keptMilliseconds = 10 * 60 * 1000
const keptNetworks = 10_000

/** Networks whose files used up a reader's time or memory within the last ten minutes. */
export function createCostlyNetworks(now: () => number = () => performance.now()) {
  // In the order in which they were added.
  const since = new Map<string, number>()
  return {
    has(network: string): boolean {
      const addedAt = since.get(network)
      if (addedAt === undefined) return false
      if (now() - addedAt < keptMilliseconds) return true
      since.delete(network)
      return false
    },
    add(network: string) {
      since.delete(network)
      since.set(network, now())
      for (const oldest of since.keys()) {
        if (since.size <= keptNetworks) break
        since.delete(oldest)
      }
    },
  }
}
