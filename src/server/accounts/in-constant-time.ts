import { setTimeout as sleep } from 'node:timers/promises'

/** Longer than the work takes on an idle machine, whether or not the address has an account. */
const stepMilliseconds = 250

/** Responses and refusals are delayed to the next full step, so that timing reveals nothing, even under load. */
export async function inConstantTime<T>(work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  try {
    return await work()
  } finally {
    const taken = performance.now() - startedAt
    await sleep(stepMilliseconds - (taken % stepMilliseconds))
  }
}
