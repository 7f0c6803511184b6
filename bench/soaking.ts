import { mkdtempSync } from 'node:fs'
import { readdir, readlink } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { resumePdf } from '#extraction/testing/resume.ts'
import { usageOf } from '#extraction/watch-child.ts'
import { start } from './process.ts'

const abortedShare = 0.05
const uploadShare = 0.005

type Sample = { minute: number; megabytes: number; files: number }
export type Soaked = {
  answers: number
  aborted: number
  /** Path and status, or the error, of each that wasn't answered as it should be. */
  failures: string[]
  samples: Sample[]
  /** The 99th percentile of the first and the last sixth of the time, in milliseconds. */
  p99: { first: number; last: number }
  /** Of the data folder, where uploads wait while they are read. */
  leftBehind: string[]
}

/** None needs the web application to be built, nor says by a failure that the server is busy. */
const reads = ['/api/session', '/api/installation', '/healthz', '/api/openapi.json', '/api/docs', '/api/nothing']

/** Requests of many kinds at a steady rate, of which some leave before their answer. */
export async function soak({ minutes, perSecond }: { minutes: number; perSecond: number }): Promise<Soaked> {
  const dataDir = mkdtempSync(join(tmpdir(), 'glide-soak-'))
  const glide = await start('src/server/main.ts', {
    PORT: '4876',
    HOST: '127.0.0.1',
    APP_URL: 'http://127.0.0.1:4876',
    TRUSTED_PROXIES: '1',
    GLIDE_DEMO: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
  })
  const soaked: Soaked = {
    answers: 0,
    aborted: 0,
    failures: [],
    samples: [],
    p99: { first: 0, last: 0 },
    leftBehind: [],
  }
  const times: { minute: number; took: number }[] = []
  const startedAt = performance.now()
  const minute = () => (performance.now() - startedAt) / 60_000
  const before = await filesIn(dataDir)
  const agent = new Agent({ keepAlive: true })
  let sent = 0

  async function send() {
    const number = sent++
    const isAborted = number % Math.round(1 / abortedShare) === 0
    const isUpload = number % Math.round(1 / uploadShare) === 1
    const asked = performance.now()
    const signal = isAborted ? AbortSignal.timeout(5) : AbortSignal.timeout(60_000)
    const headers = { 'x-forwarded-for': `198.18.${Math.floor(number / 250) % 250}.${number % 250}` }
    const path = reads[number % reads.length] as string
    await ask(
      agent,
      `${glide.url}${isUpload ? '/extract' : path}`,
      { signal, headers },
      isUpload ? await upload() : undefined,
    )
      .then((status) => {
        soaked.answers++
        if (status >= 500) soaked.failures.push(`${path} ${status}`)
        // What takes long because of its own work says nothing about the server's age.
        if (!isUpload) times.push({ minute: minute(), took: performance.now() - asked })
      })
      .catch((error: unknown) => (isAborted ? soaked.aborted++ : soaked.failures.push(`${path} ${error}`)))
  }

  try {
    const underWay = new Set<Promise<void>>()
    // As many as the time holds, and no fewer on a machine that is slower.
    while (sent < minutes * 60 * perSecond) {
      await sleep(Math.max(0, startedAt + (sent * 1000) / perSecond - performance.now()))
      const one = send().finally(() => underWay.delete(one))
      underWay.add(one)
      if (sent % Math.max(1, Math.round(perSecond / 2)) === 0) soaked.samples.push(await sampleOf(glide.pid, minute()))
    }
    await Promise.all(underWay)
    agent.destroy()
    soaked.samples.push(await settledSample(glide.pid, soaked.samples[0]?.files ?? 0, minute))
    soaked.leftBehind = (await filesIn(dataDir)).filter((name) => !before.includes(name))
  } finally {
    await glide.stop()
  }
  const p99 = (of: typeof times) => of.map(({ took }) => took).sort((a, b) => a - b)[Math.floor(of.length * 0.99)] ?? 0
  soaked.p99 = {
    first: p99(times.filter((one) => one.minute > minutes / 6 && one.minute < minutes / 3)),
    last: p99(times.filter((one) => one.minute > (minutes * 5) / 6)),
  }
  return soaked
}

async function upload() {
  const form = new FormData()
  form.set('resume', new Blob([new Uint8Array(resumePdf())]), 'resume.pdf')
  const sent = new Response(form)
  return { type: sent.headers.get('content-type') ?? '', bytes: Buffer.from(await sent.arrayBuffer()) }
}

/** The status of an answer that was read to its end. Unlike `fetch`, its connections can be closed. */
function ask(
  agent: Agent,
  url: string,
  { signal, headers }: { signal: AbortSignal; headers: Record<string, string> },
  body?: { type: string; bytes: Buffer },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const all = { ...headers, ...(body && { 'content-type': body.type, 'content-length': String(body.bytes.length) }) }
    request(url, { agent, signal, method: body ? 'POST' : 'GET', headers: all }, (answer) => {
      answer.on('error', reject).on('end', () => resolve(answer.statusCode ?? 0))
      answer.resume()
    })
      .on('error', reject)
      .end(body?.bytes)
  })
}

async function sampleOf(pid: number, minute: number): Promise<Sample> {
  const [{ residentMegabytes }, open] = await Promise.all([usageOf(pid), readdir(`/proc/${pid}/fd`)])
  const targets = await Promise.all(open.map((file) => readlink(`/proc/${pid}/fd/${file}`).catch(() => '')))
  // The embedded database keeps the files of each table that was used.
  const files = targets.filter((target) => !target.includes('/postgres/')).length
  return { minute, megabytes: residentMegabytes, files }
}

/** Connections that were closed and work that was left take a moment to end. */
async function settledSample(pid: number, filesBefore: number, minute: () => number): Promise<Sample> {
  let sample = await sampleOf(pid, minute())
  for (let tries = 0; sample.files > filesBefore && tries < 40; tries++) {
    await sleep(500)
    sample = await sampleOf(pid, minute())
  }
  return sample
}

/** Without the database's own files. */
const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true })).filter((name) => !name.startsWith('postgres'))

/** By how many megabytes a minute the memory grew, after a sixth of the time, as the line that fits best. */
export function slopeOf(samples: readonly Sample[]): number {
  const end = samples.at(-1)?.minute ?? 0
  const late = samples.filter(({ minute }) => minute > end / 6)
  const mean = (of: number[]) => of.reduce((sum, one) => sum + one, 0) / of.length
  const [x, y] = [mean(late.map(({ minute }) => minute)), mean(late.map(({ megabytes }) => megabytes))]
  const spread = late.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0)
  return spread === 0
    ? 0
    : late.reduce((sum, { minute, megabytes }) => sum + (minute - x) * (megabytes - y), 0) / spread
}
