import { extract } from './extract.ts'
import type { Reading } from './outcome.ts'

/** The limited process that reads one file after another. It has no network, no secrets, and may write nothing. */

export type ChildTask = { bytes: Uint8Array }
export type ChildAnswer = { reading: Reading; cpuSeconds: number; residentMegabytes: number }

process.on('message', async ({ bytes }: ChildTask) => {
  const reading = await extract(bytes)
  const { user, system } = process.cpuUsage()
  const residentMegabytes = process.memoryUsage.rss() / 2 ** 20
  process.send?.({ reading, cpuSeconds: (user + system) / 1e6, residentMegabytes } satisfies ChildAnswer)
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
