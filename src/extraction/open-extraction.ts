import { availableParallelism } from 'node:os'
import type { BriefReading, Reading } from './outcome.ts'
import { type Caller, type ExtractionPool, openPool } from './pool.ts'

/** Reading a picture keeps a core busy for seconds, so most cores are left to everyone else. */
const ocrChildren = Math.max(1, Math.floor(availableParallelism() / 4))
const ocrQueue = 16

/** After these, a person may go on as with a picture that shows no text: the file itself was fine. */
const givenUp: (Reading | BriefReading)['outcome'][] = ['too-demanding', 'out-of-time', 'damaged']

/**
 * Text is read by one pool; a file whose pages are pictures goes on to another, so that nobody with a text waits behind it. A
 * caller who gives it only so many seconds, waiting for a turn included, gets `unfinished` after them.
 */
export function openExtraction(options: Parameters<typeof openPool>[0] = {}): ExtractionPool {
  const text = openPool(options)
  const ocr = openPool({ kind: 'ocr', children: ocrChildren, queue: ocrQueue, reader: options.reader })

  async function readInTime<R extends Reading | BriefReading>(
    read: (pool: ExtractionPool, caller: Caller) => Promise<R>,
    caller: Caller,
  ) {
    const timeout = caller.seconds === undefined ? undefined : AbortSignal.timeout(caller.seconds * 1000)
    const signals = [timeout, caller.signal].filter((signal) => signal !== undefined)
    const its = signals.length > 0 ? { ...caller, signal: AbortSignal.any(signals) } : caller
    const written = await read(text, its)
    const reading = written.outcome === 'scanned' ? orNoText(await read(ocr, its)) : written
    const isLate = timeout?.aborted ? reading.outcome === 'canceled' : timeout && reading.outcome === 'busy'
    return isLate && !caller.signal?.aborted ? ({ outcome: 'unfinished' } as const) : reading
  }

  const orNoText = <R extends Reading | BriefReading>(reading: R) =>
    givenUp.includes(reading.outcome) ? ({ outcome: 'no-text' } as const) : reading

  return {
    read: (bytes, caller = anyone) => readInTime((pool, its) => pool.read(bytes, its), caller),
    readBrief: (bytes, caller = anyone) => readInTime((pool, its) => pool.readBrief(bytes, its), caller),
    isFull: text.isFull,
    isPaused: (network) => text.isPaused(network) || ocr.isPaused(network),
    async close() {
      await Promise.all([text.close(), ocr.close()])
    },
  }
}

const anyone: Caller = { network: 'unknown' }
