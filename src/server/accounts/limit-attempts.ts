import { clearAttempts, countAttempt, uncountAttempt } from '#db/accounts.ts'
import type { Tx } from '#db/session.ts'
import { type AttemptLimit, rateLimitMessage } from '#domain/accounts/limits.ts'
import { Problem } from '#domain/problem.ts'
import type { Services } from '../services.ts'

export type Attempt = { limit: AttemptLimit; of: string }

const keyOf = ({ limit, of }: Attempt, { secrets }: Pick<Services, 'secrets'>) =>
  secrets.hash('attempt', `${limit.name}:${of}`)

/** Counts the attempts in one transaction; returns the first limit exceeded. */
async function countAll(attempts: Attempt[], services: Services) {
  const { db, stubbornCallers } = services
  const counted = attempts.map((attempt) => ({ ...attempt.limit, key: keyOf(attempt, services) }))
  for (const { key } of counted) {
    const retryAfterSeconds = stubbornCallers.secondsLeft(key)
    if (retryAfterSeconds !== undefined) return { retryAfterSeconds }
  }
  return db.asSystem(async (tx) => {
    for (const { key, limit, windowSeconds } of counted) {
      const { count, retryAfterSeconds } = await countAttempt(tx, key, windowSeconds)
      if (count > limit) {
        stubbornCallers.refuse(key)
        return { retryAfterSeconds }
      }
      stubbornCallers.forget(key)
    }
    return undefined
  })
}

/** Refuses when a limit is exceeded. Counting comes first, so parallel attempts can't slip through together. */
export async function limitAttempts(
  attempts: Attempt[],
  services: Services,
  message: string = rateLimitMessage,
): Promise<void> {
  const passed = await countAll(attempts, services)
  if (passed) throw new Problem('rate_limited', message, passed)
}

/** How many attempts there were, including this one: for handlers that do more about it than refuse. */
export const countTry = (attempt: Attempt, services: Services): Promise<number> =>
  services.db.asSystem(
    async (tx) => (await countAttempt(tx, keyOf(attempt, services), attempt.limit.windowSeconds)).count,
  )

/** How long until the next attempt, for handlers that do nothing until then; 0 if this one counts. */
export const secondsToWait = async (attempts: Attempt[], services: Services): Promise<number> =>
  (await countAll(attempts, services))?.retryAfterSeconds ?? 0

/** The same as a boolean, for handlers whose response must not reveal it. */
export const isWithinLimits = async (attempts: Attempt[], services: Services): Promise<boolean> =>
  !(await countAll(attempts, services))

export const resetAttempts = (tx: Tx, attempt: Attempt, services: Services) => {
  services.stubbornCallers.forget(keyOf(attempt, services))
  return clearAttempts(tx, keyOf(attempt, services))
}

/** For limits on what went wrong: this one went right, and says nothing about the others. */
export const forgetAttempt = (tx: Tx, attempt: Attempt, services: Services) =>
  uncountAttempt(tx, keyOf(attempt, services))
