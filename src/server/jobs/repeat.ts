export type Repetition = { wake(): void; stop(): Promise<void> }

/** Runs `round` repeatedly, never concurrently, pausing for the milliseconds it returns. */
export function repeat(round: () => Promise<number>): Repetition {
  let isStopped = false
  let isWoken = false
  let endPause = () => {}

  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const rounds = (async () => {
    while (!isStopped) {
      const pauseMilliseconds = await round()
      if (!isStopped && !isWoken) await pause(pauseMilliseconds)
      isWoken = false
    }
  })()

  return {
    wake: () => {
      isWoken = true
      endPause()
    },
    stop: () => {
      isStopped = true
      endPause()
      return rounds
    },
  }
}
