const firstDelaySeconds = 30
const longestDelaySeconds = 6 * 60 * 60
/** About three days, as mail servers do. */
const triesAtMost = 18

/** How long to wait after a failed try: 30 s, 2 min, 8 min … 6 h, spread so that many do not come back at once. */
export function retryInSeconds(attempts: number, random = Math.random()): number | undefined {
  if (attempts >= triesAtMost) return undefined
  const delay = Math.min(firstDelaySeconds * 4 ** (attempts - 1), longestDelaySeconds)
  return delay * (0.8 + 0.4 * random)
}
