import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { extractionLimits, ocrLimits } from '#extraction/limits.ts'
import { resumePdf } from '#extraction/testing/resume.ts'
import { usageOf } from '#extraction/watch-child.ts'
import { applicationBody } from './multipart.ts'
import { start } from './process.ts'

/** Applicants beside the crowd take at most so many times as long as without it. */
const limitRatio = 2
/** Everyone else's requests. */
const limitMilliseconds = 100
/** Of the server itself, and of it with the children that read files. */
const limitMegabytes = {
  server: 1024,
  all: 1024 + 6 * extractionLimits.memoryMegabytes + 2 * ocrLimits.memoryMegabytes,
}

export type Size = { clients: number; applicants: number }

const resume = resumePdf()
let people = 0
const networkOf = (person: number) => `198.18.${Math.floor(person / 250)}.${person % 250}`

/** Submits an application to its last stage, each with its own address and network. */
async function apply(url: string): Promise<number> {
  people++
  const { type, body } = applicationBody(`applicant-${people}@example.com`, resume)
  const headers = { origin: url, 'x-forwarded-for': networkOf(people), 'content-type': type }
  const startedAt = performance.now()
  const answer = await fetch(`${url}/api/talent-applications`, { method: 'POST', body, headers })
  const lines = await answer.text()
  if (!lines.includes('"done"')) throw new Error(`An application failed: ${lines}`)
  return performance.now() - startedAt
}

async function applyAll(url: string, applicants: number): Promise<number[]> {
  const times: number[] = []
  for (let left = applicants; left > 0; left--) times.push(await apply(url))
  return times.sort((a, b) => a - b)
}

/** How long others wait for a small answer, until told to stop. */
async function probe(url: string, signal: AbortSignal): Promise<number[]> {
  const times: number[] = []
  while (!signal.aborted) {
    const startedAt = performance.now()
    await fetch(`${url}/api/session`).then((answer) => answer.text())
    times.push(performance.now() - startedAt)
    await sleep(20)
  }
  return times.sort((a, b) => a - b)
}

/** How many networks the clients come from. */
const crowds = { 'one network': 1, 'a network each': 250 }

/** Hostile clients live elsewhere: what they cost here yields to the server. */
function gather(url: string, clients: number, networks: number) {
  const crowd = spawn('nice', ['-n', '19', process.execPath, 'bench/crowd.ts', url, `${clients}`, `${networks}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return async () => {
    crowd.kill('SIGKILL')
    await once(crowd, 'exit')
  }
}

/** The most memory that the server had, and that it had with its children. */
async function watchMemory(pid: number, signal: AbortSignal) {
  const most = { server: 0, all: 0 }
  while (!signal.aborted) {
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
    const [server = 0, ...others] = await Promise.all(
      [pid, ...children.split(' ').filter(Boolean).map(Number)].map((one) =>
        usageOf(one).then(
          ({ residentMegabytes }) => residentMegabytes,
          () => 0,
        ),
      ),
    )
    most.server = Math.max(most.server, server)
    most.all = Math.max(
      most.all,
      others.reduce((sum, one) => sum + one, server),
    )
    await sleep(250)
  }
  return most
}

/** How long applicants and others wait while clients send bombs, begin uploads that never end, and read nothing of what they asked for. */
export async function benchBesideHostile(size: Size = { clients: 200, applicants: 20 }): Promise<void> {
  // As it is deployed: readers that are replaced start in a third of the time.
  await (await import(join(import.meta.dirname, '../scripts/prepare.mjs'))).buildServer()
  for (const [name, networks] of Object.entries(crowds)) await besideCrowd(name, networks, size)
}

async function besideCrowd(name: string, networks: number, { clients, applicants }: Size) {
  const env = {
    PORT: '4874',
    HOST: '127.0.0.1',
    APP_URL: 'http://127.0.0.1:4874',
    TRUSTED_PROXIES: '1',
    GLIDE_DEMO: '0',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'glide-bench-')),
    LOG_LEVEL: 'silent',
  }
  // The first start makes the database, which takes more memory than anyone could ask for later.
  await (await start('dist/server/main.js', env)).stop()
  const glide = await start('dist/server/main.js', env)
  const stopping = new AbortController()
  let disperse = async () => {}
  try {
    await applyAll(glide.url, Math.min(applicants, 5))
    const quiet = await applyAll(glide.url, applicants)
    const memory = watchMemory(glide.pid, stopping.signal)
    disperse = gather(glide.url, clients, networks)
    await sleep(5000)
    const probed = probe(glide.url, stopping.signal)
    const beside = await applyAll(glide.url, applicants)
    stopping.abort()
    report(name, clients, { quiet, beside, others: await probed, memory: await memory })
  } finally {
    stopping.abort()
    await disperse()
    await glide.stop()
  }
}

type Measured = { quiet: number[]; beside: number[]; others: number[]; memory: { server: number; all: number } }

function report(name: string, clients: number, { quiet, beside, others, memory }: Measured): void {
  const at = (times: number[], share: number) => times[Math.floor(times.length * share)] ?? 0
  const ratio = at(beside, 0.5) / at(quiet, 0.5)
  const p99 = at(others, 0.99)
  console.log(
    `applying beside ${clients} hostile clients of ${name}`.padEnd(54),
    [
      `median ${at(beside, 0.5).toFixed(0)} ms, quiet ${at(quiet, 0.5).toFixed(0)} ms, ratio ${ratio.toFixed(2)} (limit ${limitRatio})`,
      `slowest ${beside.at(-1)?.toFixed(0)} ms`,
      `others' p99 of ${others.length} ${p99.toFixed(0)} ms (limit ${limitMilliseconds})`,
      `${memory.server.toFixed(0)} MB (limit ${limitMegabytes.server}), with children ${memory.all.toFixed(0)} MB (limit ${limitMegabytes.all})`,
    ].join('   '),
  )
  const isOver = memory.server > limitMegabytes.server || memory.all > limitMegabytes.all
  if (ratio > limitRatio || p99 > limitMilliseconds || isOver) process.exitCode = 1
}
