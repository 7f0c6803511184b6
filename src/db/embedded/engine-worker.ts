import { parentPort, workerData } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import type { Result } from '../driver.ts'
import { queryPglite } from '../query-pglite.ts'
import type { Batch, Reply } from './batch.ts'
import { openSynced } from './open-synced.ts'

// The engine works, and may hang, in a thread of its own: the server goes on answering and can be stopped.

const pglite = await openSynced(workerData.folder)

async function perform({ begin, statements, script, end }: Batch): Promise<Result[]> {
  const results: Result[] = []
  try {
    if (script !== undefined) await pglite.exec(script)
    if (begin) await pglite.exec('begin')
    for (const statement of statements ?? []) results.push(await queryPglite(pglite, statement))
    if (end) await pglite.exec(end)
  } catch (error) {
    // What began elsewhere ends there.
    if (script !== undefined || begin) await rollBack(pglite, error)
    throw error
  }
  return results
}

/** An engine that is beyond that tells why it was asked to. */
async function rollBack(engine: PGlite, cause: unknown): Promise<void> {
  await engine.exec('rollback').catch(() => {
    throw cause
  })
}

/** The fields of PostgreSQL's errors, which copying between threads would drop. */
const describe = (error: unknown) => ({ ...(error as object), message: (error as Error).message })

parentPort?.on('message', async ({ id, batch, isClosing }: { id: number; batch: Batch; isClosing?: boolean }) => {
  const reply: Reply = await (isClosing ? pglite.close().then(() => []) : perform(batch)).then(
    (results) => ({ id, results }),
    (error) => ({ id, error: describe(error) }),
  )
  parentPort?.postMessage(reply)
})
parentPort?.postMessage({ id: 0, results: [] } satisfies Reply)
