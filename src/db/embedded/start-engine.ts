import { Worker } from 'node:worker_threads'
import type { Result } from '../driver.ts'
import type { Batch, EngineError, Reply } from './batch.ts'

export type Engine = {
  send(batch: Batch, limitSeconds?: number): Promise<Result[]>
  close(): Promise<void>
  isAlive(): boolean
}

const noLimit = Number.POSITIVE_INFINITY

/** The code of a server that shuts down: the caller may try again. */
const stopped = (message: string) => Object.assign(new Error(message), { code: '57P01' })

/** PostgreSQL's own errors have a state; after any other, one that ends its process, or one of its files (58), the engine can't be trusted. */
const isFatal = ({ code, severity }: EngineError) =>
  !/^(?!58)[0-9A-Z]{5}$/.test(code ?? '') || severity === 'PANIC' || severity === 'FATAL'

/** Opens the database in a thread of its own. Once it fails, or takes longer than a limit, it is ended and answers nothing more. */
export async function startEngine(folder: string): Promise<Engine> {
  const worker = new Worker(new URL('./engine-worker.ts', import.meta.url), { workerData: { folder } })
  const waiting = new Map<number, { resolve(results: Result[]): void; reject(error: unknown): void }>()
  let lastId = 0
  let failure: Error | undefined

  const fail = (error: Error) => {
    failure ??= error
    void worker.terminate()
    for (const { reject } of waiting.values()) reject(failure)
    waiting.clear()
  }
  worker.on('error', (error) => fail(stopped(`The embedded database failed: ${(error as Error).message}`)))
  worker.on('exit', () => fail(stopped('The embedded database stopped.')))
  worker.on('message', (reply: Reply) => {
    // Under `node --watch`, threads also report the files they load.
    if (typeof reply.id !== 'number') return
    const asked = waiting.get(reply.id)
    waiting.delete(reply.id)
    if ('results' in reply) return asked?.resolve(reply.results)
    if (isFatal(reply.error)) fail(stopped(`The embedded database failed: ${reply.error.message}`))
    asked?.reject(failure ?? Object.assign(new Error(reply.error.message), reply.error))
  })

  async function ask(id: number, message: object | undefined, limitSeconds: number): Promise<Result[]> {
    if (failure) throw failure
    const tooLate = () => fail(stopped('The embedded database did not answer.'))
    const timer = limitSeconds < noLimit ? setTimeout(tooLate, limitSeconds * 1000) : undefined
    try {
      return await new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        if (message) worker.postMessage({ id, ...message })
      })
    } finally {
      clearTimeout(timer)
    }
  }

  await ask(0, undefined, noLimit)
  return {
    send: (batch, limitSeconds = noLimit) => ask(++lastId, { batch }, limitSeconds),
    close: async () => {
      if (!failure) await ask(++lastId, { isClosing: true }, 10).catch(() => {})
      await worker.terminate()
    },
    isAlive: () => !failure,
  }
}
