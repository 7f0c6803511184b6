import { setTimeout as sleep } from 'node:timers/promises'

/** Longer than the work takes on an idle machine, with or without an account behind the address. */
const stepMilliseconds = 250

/** Answers and refusals alike come on the next full step, so that the time taken tells nothing, also under load. */
export async function inConstantTime<T>(work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  try {
    return await work()
  } finally {
    const taken = performance.now() - startedAt
    await sleep(stepMilliseconds - (taken % stepMilliseconds))
  }
}
