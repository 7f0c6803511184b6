import { extract } from './extract.ts'
import type { Reading } from './outcome.ts'

/**
 * The limited process that reads one file after another. It has no network, no secrets, and may write nothing. Files come
 * through the pipe, each behind its length: a large one sent as a message would hold up its sender.
 */

export type ChildAnswer = { reading: Reading; cpuSeconds: number; residentMegabytes: number }

let chunks: Buffer[] = []
let received = 0
let awaited: number | undefined

process.stdin.on('data', (chunk: Buffer) => {
  chunks.push(chunk)
  received += chunk.length
  if (awaited === undefined && received >= 4) {
    const whole = Buffer.concat(chunks)
    awaited = whole.readUInt32LE()
    chunks = [whole.subarray(4)]
    received -= 4
  }
  if (awaited !== undefined && received >= awaited) take()
})

async function take() {
  const bytes = new Uint8Array(Buffer.concat(chunks))
  chunks = []
  received = 0
  awaited = undefined
  const reading = await extract(bytes)
  const { user, system } = process.cpuUsage()
  const residentMegabytes = process.memoryUsage.rss() / 2 ** 20
  process.send?.({ reading, cpuSeconds: (user + system) / 1e6, residentMegabytes } satisfies ChildAnswer)
}

process.on('disconnect', () => process.exit())
process.send?.('ready')
