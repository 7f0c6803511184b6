/** After several failures in a row, requests fail fast for a while, so that nobody waits for a service that is down. */
export function createCircuitBreaker({
  failures,
  cooldownSeconds,
  now = Date.now,
}: {
  failures: number
  cooldownSeconds: number
  now?: () => number
}) {
  let count = 0
  let openUntil = 0
  return {
    isOpen: () => now() < openUntil,
    succeeded() {
      count = 0
    },
    failed() {
      count++
      if (count >= failures) openUntil = now() + cooldownSeconds * 1000
    },
  }
}
