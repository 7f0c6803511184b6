import { extract, extractBrief } from './extract.ts'
import { type DocumentUse, frameBytes, readFrame } from './frame.ts'
import { type ChildKind, limitsOf } from './limits.ts'
import type { BriefReading, Reading } from './outcome.ts'
import { countUnpacking } from './pdf/unpacking.ts'

/**
 * The process with limits that reads one file after another. It has no network, no secrets and no write access. Files arrive
 * through the pipe, each after its kind and length: a large one sent as a message would block its sender.
 */

export type ChildAnswer = {
  reading: Reading | BriefReading
  /** Of the processor: for this file, and since the start. */
  fileSeconds: number
  cpuSeconds: number
  residentMegabytes: number
}

countUnpacking()

const kind: ChildKind = process.argv[2] === 'ocr' ? 'ocr' : 'text'

/** Below what counts as used up. */
const collectAboveBytes = 0.4 * limitsOf(kind).memoryMegabytes * 2 ** 20

let chunks: Buffer[] = []
let received = 0
let awaited: ReturnType<typeof readFrame> | undefined

process.stdin.on('data', (chunk: Buffer) => {
  chunks.push(chunk)
  received += chunk.length
  if (awaited === undefined && received >= frameBytes) {
    const whole = Buffer.concat(chunks)
    awaited = readFrame(whole)
    chunks = [whole.subarray(frameBytes)]
    received -= frameBytes
  }
  if (awaited !== undefined && received >= awaited.length) take(awaited.use)
})

async function take(use: DocumentUse) {
  const bytes = new Uint8Array(Buffer.concat(chunks))
  chunks = []
  received = 0
  awaited = undefined
  const begun = process.cpuUsage()
  const reading = await (use === 'brief' ? extractBrief(bytes, kind) : extract(bytes, kind))
  // What a large file left behind must not make the process look used up.
  if (process.memoryUsage.rss() > collectAboveBytes) globalThis.gc?.()
  process.send?.({
    reading,
    fileSeconds: secondsOf(process.cpuUsage(begun)),
    cpuSeconds: secondsOf(process.cpuUsage()),
    residentMegabytes: process.memoryUsage.rss() / 2 ** 20,
  } satisfies ChildAnswer)
}

const secondsOf = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1e6

process.on('disconnect', () => process.exit())
process.send?.('ready')
