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
 * caller who gives it only so many seconds gets `unfinished` after them.
 */
export function openExtraction(options: Parameters<typeof openPool>[0] = {}): ExtractionPool {
  const text = openPool(options)
  const ocr = openPool({ kind: 'ocr', children: ocrChildren, queue: ocrQueue })

  async function readScan<R extends Reading | BriefReading>(read: (caller: Caller) => Promise<R>, caller: Caller) {
    if (caller.ocrSeconds === undefined) return orNoText(await read(caller))
    const timeout = AbortSignal.timeout(caller.ocrSeconds * 1000)
    const signal = caller.signal ? AbortSignal.any([timeout, caller.signal]) : timeout
    const reading = await read({ ...caller, signal })
    const isLate = reading.outcome === 'busy' || (reading.outcome === 'canceled' && timeout.aborted)
    return isLate && !caller.signal?.aborted ? ({ outcome: 'unfinished' } as const) : orNoText(reading)
  }

  const orNoText = <R extends Reading | BriefReading>(reading: R) =>
    givenUp.includes(reading.outcome) ? ({ outcome: 'no-text' } as const) : reading

  return {
    async read(bytes, caller = anyone) {
      const reading = await text.read(bytes, caller)
      return reading.outcome === 'scanned' ? readScan((its) => ocr.read(bytes, its), caller) : reading
    },
    async readBrief(bytes, caller = anyone) {
      const reading = await text.readBrief(bytes, caller)
      return reading.outcome === 'scanned' ? readScan((its) => ocr.readBrief(bytes, its), caller) : reading
    },
    isFull: text.isFull,
    async close() {
      await Promise.all([text.close(), ocr.close()])
    },
  }
}

const anyone: Caller = { network: 'unknown' }
