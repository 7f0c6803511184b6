import type { DatabaseAccess } from '#db/session.ts'
import {
  countListed,
  findInPool,
  keptChangesHours,
  listClocks,
  listPool,
  listTalentChanges,
  readDatabaseTime,
} from '#db/talent-facts.ts'
import { codesVersion } from '#domain/matching/codes.ts'
import { createPool, type Pool } from '#domain/matching/pool.ts'

const chunk = 5_000
/** A transaction that wrote a change may end this much later than it wrote. */
const overlapSeconds = 30

export type TalentPool = {
  /** Everyone who can be shown, as of a second ago unless said otherwise. The first call reads them all. */
  current(): Promise<Pool>
}

/** Holds everyone in memory and follows what changes. It only finds people: who may see whom, the database decides. */
export function createTalentPool(db: DatabaseAccess, freshMilliseconds = 1_000): TalentPool {
  let pool: Pool | undefined
  let syncedAt = 0
  let since = ''
  let lastClock = 0
  let seen = new Set<number>()
  let syncing: Promise<void> | undefined

  async function readClocks(into: Pool): Promise<void> {
    for (const { id, clock } of await db.asSystem((tx) => listClocks(tx, lastClock))) {
      into.setClock(id, clock)
      lastClock = id
    }
  }

  async function load(): Promise<void> {
    const fresh = createPool()
    lastClock = 0
    seen = new Set()
    const begun = await db.asSystem(async (tx) => ({ time: await readDatabaseTime(tx), count: await countListed(tx) }))
    fresh.reserve(Math.ceil(begun.count * 1.1))
    for (let after: string | null = null; ; ) {
      const rows = await db.asSystem((tx) => listPool(tx, codesVersion, after, chunk))
      // Clocks are added before whoever works by them is.
      await readClocks(fresh)
      for (const row of rows) fresh.put(row)
      if (rows.length < chunk) break
      after = rows.at(-1)?.id ?? null
    }
    since = begun.time
    pool = fresh
  }

  async function follow(into: Pool): Promise<void> {
    const changes = await db.asSystem((tx) => listTalentChanges(tx, since, overlapSeconds))
    const fresh = changes.filter(({ number }) => !seen.has(number))
    seen = new Set(changes.map(({ number }) => number))
    since = changes.at(-1)?.changedAt ?? since
    const ids = [...new Set(fresh.map(({ id }) => id))]
    for (let from = 0; from < ids.length; from += chunk) {
      const some = ids.slice(from, from + chunk)
      const rows = await db.asSystem((tx) => findInPool(tx, codesVersion, some))
      await readClocks(into)
      const found = new Set(rows.map(({ id }) => id))
      for (const id of some) if (!found.has(id)) into.remove(id)
      for (const row of rows) into.put(row)
    }
  }

  async function sync(): Promise<void> {
    const isOld = Date.now() - syncedAt > (keptChangesHours - 1) * 3_600_000
    if (!pool || isOld) await load()
    else await follow(pool)
    syncedAt = Date.now()
  }

  return {
    async current() {
      if (!pool || Date.now() - syncedAt >= freshMilliseconds) {
        syncing ??= sync().finally(() => (syncing = undefined))
        await syncing
      }
      return pool as Pool
    },
  }
}
