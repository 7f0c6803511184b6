import { isDeepStrictEqual } from 'node:util'
import type { DatabaseAccess } from '#db/session.ts'
import { type FactsRow, listCandidateIds, listFacts, putFacts, readFactsSource } from '#db/talent-facts.ts'
import { todayOf } from '../today.ts'
import { readFacts } from './read-facts.ts'
import { readOutdatedFacts } from './read-facts-job.ts'

const batchSize = 200

/** Reads everyone's facts again and saves those that differ. What was still waiting to be read is read first. */
export async function rebuildFacts(db: DatabaseAccess): Promise<{ read: number; different: number }> {
  while ((await readOutdatedFacts(db)) > 0);
  const today = todayOf()
  let [read, different, after]: [number, number, string | null] = [0, 0, null]
  for (;;) {
    const ids: string[] = await db.asSystem((tx) => listCandidateIds(tx, after, batchSize))
    if (ids.length === 0) return { read, different }
    const sources = await db.asSystem((tx) => readFactsSource(tx, ids))
    const kept = new Map((await db.asSystem((tx) => listFacts(tx, ids))).map((row) => [row.candidateId, row]))
    const changed = sources
      .map((source) => readFacts(source, today))
      .filter((row) => !isSame(row, kept.get(row.candidateId)))
    await db.asSystem((tx) => putFacts(tx, changed))
    read += sources.length
    different += changed.length
    after = ids.at(-1) ?? null
  }
}

/** Facts of an earlier day are the same until a month has passed: then work has grown older. */
const isSame = (row: FactsRow, kept: Awaited<ReturnType<typeof listFacts>>[number] | undefined): boolean =>
  kept !== undefined &&
  kept.version === row.version &&
  kept.isListed === row.isListed &&
  isDeepStrictEqual(JSON.parse(JSON.stringify(row.facts)), kept.facts) &&
  Buffer.from(row.codes).equals(Buffer.from(kept.codes))
