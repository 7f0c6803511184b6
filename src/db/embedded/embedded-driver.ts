import type { Driver, Result, Run } from '../driver.ts'
import { isDatabase, makeFolder } from './open-synced.ts'
import { type Engine, startEngine } from './start-engine.ts'

/** Longer than any request: an engine that hasn't answered by then hangs. Scripts, such as migrations, have no limit. */
const limitSeconds = 60
const pauseMilliseconds = 5_000

type Options = { limitSeconds?: number; onFailure?(error: Error): void }

/**
 * PostgreSQL in a thread of this process, in a folder; one transaction at a time. What was answered is on the disk. An engine that fails or hangs is ended, and the next request
 * opens the database again, as after a crash.
 */
export async function openEmbedded(folder: string, options: Options = {}): Promise<Driver> {
  makeFolder(folder)
  let engine: Engine | undefined = await startEngine(folder)
  let retryAt = 0
  const limit = options.limitSeconds ?? limitSeconds

  /** Never makes a new, empty database in place of one that is gone. */
  async function reopen(): Promise<Engine> {
    if (performance.now() < retryAt || !isDatabase(folder))
      throw Object.assign(new Error('The embedded database is not available.'), { code: '57P03' })
    retryAt = performance.now() + pauseMilliseconds
    return startEngine(folder)
  }

  async function current(): Promise<Engine> {
    if (!engine?.isAlive()) engine = await reopen()
    return engine
  }

  let last: Promise<unknown> = Promise.resolve()
  /** One after the other. */
  function inTurn<T>(work: (engine: Engine) => Promise<T>): Promise<T> {
    const turn = last.then(async () => {
      const mine = await current()
      try {
        return await work(mine)
      } catch (error) {
        if (!mine.isAlive()) options.onFailure?.(error as Error)
        throw error
      }
    })
    last = turn.catch(() => {})
    return turn
  }

  return {
    kind: 'pglite',
    burst: (statements) => inTurn((mine) => mine.send({ begin: true, statements, end: 'commit' }, limit)),
    transaction: (opening, work) =>
      inTurn(async (mine) => {
        const run: Run = async (statement) => (await mine.send({ statements: [statement] }, limit))[0] as Result
        const [opened] = await mine.send({ begin: true, statements: [opening] }, limit)
        try {
          const done = await work(run, opened as Result)
          await mine.send({ end: 'commit' }, limit)
          return done
        } catch (error) {
          await mine.send({ end: 'rollback' }, limit).catch(() => {})
          throw error
        }
      }),
    script: (sql) => inTurn(async (mine) => void (await mine.send({ script: sql }))),
    close: async () => {
      await last
      await engine?.close()
    },
  }
}
