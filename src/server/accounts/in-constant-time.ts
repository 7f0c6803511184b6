import { setTimeout as sleep } from 'node:timers/promises'

/** Longer than the work takes with or without an account behind the address, so that the time taken tells nothing. */
const floorMilliseconds = 250

/** Answers and refusals alike come no sooner than the floor. */
export async function inConstantTime<T>(work: () => Promise<T>): Promise<T> {
  const [settled] = await Promise.all([Promise.allSettled([work()]), sleep(floorMilliseconds)])
  if (settled[0].status === 'rejected') throw settled[0].reason
  return settled[0].value
}
