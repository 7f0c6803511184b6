import { type MemoryFS, PGlite, type Transaction } from '@electric-sql/pglite'
import type { Driver, Result, Run } from './driver.ts'
import { pgliteTypes, queryPglite } from './query-pglite.ts'

/**
 * Its files are in memory themselves, so that an eighth of the usual buffers does: they are filled with zeros at every start, for which the system must
 * first find the memory.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

/** The embedded PostgreSQL in memory, for tests and tools. One transaction at a time. */
export async function openPglite(files?: MemoryFS): Promise<Driver & { pglite: PGlite }> {
  const pglite = await PGlite.create({ ...pgliteTypes, fs: files, startParams })

  const runIn =
    (transaction: Transaction): Run =>
    async (statement) => {
      if (transaction.closed) throw new Error('The transaction has ended.')
      return queryPglite(pglite, statement)
    }

  return {
    kind: 'pglite',
    pglite,
    burst: (statements) =>
      pglite.transaction(async (transaction) => {
        const results: Result[] = []
        for (const statement of statements) results.push(await runIn(transaction)(statement))
        return results
      }),
    transaction: (opening, work) =>
      pglite.transaction(async (transaction) => {
        const run = runIn(transaction)
        return work(run, await run(opening))
      }),
    script: async (sql) => {
      try {
        await pglite.exec(sql)
      } catch (error) {
        await pglite.exec('rollback')
        throw error
      }
    },
    close: () => pglite.close(),
  }
}
