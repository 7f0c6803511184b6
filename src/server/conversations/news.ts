import type { Logger } from 'pino'
import { recentNudges } from '#db/nudges.ts'
import type { DatabaseAccess } from '#db/session.ts'
import { repeat } from '../jobs/repeat.ts'
import { describeError } from '../log.ts'

/** Who listens, and what is told: that a conversation changed. Those who may read it then fetch its words. */
export type Listener = {
  userId: string
  firmId: string | null
  isOperator: boolean
  tell(threadId: string | null): void
  /** The server stops, or the listener's seat or sessions have changed: what it may hear is asked again. */
  end(): void
}

export type News = {
  listen(listener: Listener): () => void
  /** Something was written here: look soon, and a few more times, because its transaction may still be open. */
  wake(): void
  stop(): Promise<void>
  readonly listeners: number
  /** Whether one more page of someone can listen. */
  hasRoomFor(userId: string): boolean
}

const shortestPause = 25
/** Pages promise what is new within two seconds: a pause and a look. */
export const longestPause = 700
const overlapSeconds = 5
/** Beyond these, pages ask from time to time instead. Hidden ones don't listen, so that nobody has many. */
const listenerLimits = { all: 5000, ofOne: 20 }

/**
 * Tells open pages of this process what any process has written, by reading the newest nudges: this works through a pooler in
 * transaction mode and with the embedded database, where nothing can be listened to.
 */
export function createNews({ db, log }: { db: DatabaseAccess; log: Pick<Logger, 'error'> }): News {
  const listeners = new Set<Listener>()
  const told = new Map<number, number>()
  let pause = longestPause

  const round = async () => {
    pause = Math.min(pause * 2, longestPause)
    if (listeners.size === 0) return longestPause
    try {
      await tellNews()
    } catch (error) {
      log.error({ error: describeError(error) }, 'news out of reach')
    }
    return pause
  }

  async function tellNews() {
    const now = Date.now()
    for (const nudge of await db.asSystem((tx) => recentNudges(tx, overlapSeconds))) {
      if (told.has(nudge.id)) continue
      told.set(nudge.id, now)
      for (const listener of [...listeners].filter((one) => concerns(nudge, one)))
        if (nudge.endsStreams) listener.end()
        else listener.tell(nudge.threadId)
    }
    for (const [id, at] of told) {
      if (now - at < 4 * overlapSeconds * 1000) break
      told.delete(id)
    }
  }

  const rounds = repeat(round)
  return {
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    wake() {
      pause = shortestPause
      rounds.wake()
    },
    async stop() {
      for (const listener of listeners) listener.end()
      listeners.clear()
      await rounds.stop()
    },
    get listeners() {
      return listeners.size
    },
    hasRoomFor: (userId) =>
      listeners.size < listenerLimits.all &&
      [...listeners].filter((one) => one.userId === userId).length < listenerLimits.ofOne,
  }
}

type Nudge = { userId: string | null; firmId: string | null; isForOperator: boolean }

const concerns = (nudge: Nudge, { userId, firmId, isOperator }: Listener) =>
  nudge.userId === userId || (firmId !== null && nudge.firmId === firmId) || (isOperator && nudge.isForOperator)
