import type { DatabaseAccess } from '#db/session.ts'
import {
  clearTalentChanges,
  type FactsRow,
  listOutdatedFacts,
  queueOldFacts,
  readFactsSource,
  saveFacts,
} from '#db/talent-facts.ts'
import { codesVersion } from '#domain/matching/codes.ts'
import { databaseJob, type JobKind } from '../jobs/job-kind.ts'
import type { Services } from '../services.ts'
import { todayOf } from '../today.ts'
import { readFacts } from './read-facts.ts'

const batchSize = 50
const maxRunMilliseconds = 20_000
const oldPerRun = 5_000

/** Keeps what matching knows about people. Whatever is left when time is up waits for the next run. */
export const readFactsJob = ({ db }: Pick<Services, 'db'>): JobKind => ({
  kind: 'read-facts',
  everySeconds: 4,
  run: () => readOutdatedFacts(db),
})

export async function readOutdatedFacts(db: DatabaseAccess): Promise<number> {
  const endsAt = Date.now() + maxRunMilliseconds
  const today = todayOf()
  let count = 0
  while (Date.now() < endsAt) {
    const outdated = await db.asSystem((tx) => listOutdatedFacts(tx, batchSize))
    if (outdated.length === 0) break
    const changedAt = new Map(outdated.map((one) => [one.id, one.changedAt]))
    const sources = await db.asSystem((tx) => readFactsSource(tx, [...changedAt.keys()]))
    const rows: (FactsRow & { changedAt: string })[] = []
    for (const source of sources) {
      rows.push({ ...readFacts(source, today), changedAt: changedAt.get(source.candidate_id as string) as string })
      // Reading a long profile takes a while; requests come in between.
      await new Promise(setImmediate)
    }
    count += await db.asSystem((tx) => saveFacts(tx, rows))
  }
  return count
}

/** Facts read by another rule, or in another month, are read again: work grows old, and jobs go on. */
export const refreshFactsJob = (): JobKind =>
  databaseJob('refresh-facts', 60, async (tx) => {
    const month = `${new Date().toISOString().slice(0, 7)}-01`
    await clearTalentChanges(tx)
    return queueOldFacts(tx, codesVersion, month, oldPerRun)
  })
