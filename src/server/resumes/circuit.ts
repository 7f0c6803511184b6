/** After some failures in a row nothing is asked for a while, so that nobody waits for a service that is down. */
export function openCircuit({
  failures,
  restSeconds,
  now = Date.now,
}: {
  failures: number
  restSeconds: number
  now?: () => number
}) {
  let count = 0
  let restsUntil = 0
  return {
    isOpen: () => now() < restsUntil,
    succeeded() {
      count = 0
    },
    failed() {
      count++
      if (count >= failures) restsUntil = now() + restSeconds * 1000
    },
  }
}
