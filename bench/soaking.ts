import { mkdtempSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
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
  let sent = 0

  async function send() {
    const number = sent++
    const isAborted = number % Math.round(1 / abortedShare) === 0
    const isUpload = number % Math.round(1 / uploadShare) === 1
    const asked = performance.now()
    const signal = isAborted ? AbortSignal.timeout(5) : AbortSignal.timeout(60_000)
    const headers = { 'x-forwarded-for': `198.18.${Math.floor(number / 250) % 250}.${number % 250}` }
    const path = reads[number % reads.length] as string
    await fetch(`${glide.url}${isUpload ? '/extract' : path}`, { signal, headers, ...(isUpload && upload()) })
      .then(async (answer) => {
        await answer.arrayBuffer()
        soaked.answers++
        if (answer.status >= 500) soaked.failures.push(`${path} ${answer.status}`)
        // What takes long because of its own work says nothing about the server's age.
        if (!isUpload) times.push({ minute: minute(), took: performance.now() - asked })
      })
      .catch((error: unknown) => (isAborted ? soaked.aborted++ : soaked.failures.push(`${path} ${error}`)))
  }

  try {
    const underWay = new Set<Promise<void>>()
    for (let next = 0; minute() < minutes; next += 1000 / perSecond) {
      await sleep(Math.max(0, startedAt + next - performance.now()))
      const one = send().finally(() => underWay.delete(one))
      underWay.add(one)
      if (sent % Math.max(1, Math.round(perSecond / 2)) === 0) soaked.samples.push(await sampleOf(glide.pid, minute()))
    }
    await Promise.all(underWay)
    await sleep(500)
    soaked.samples.push(await sampleOf(glide.pid, minute()))
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

function upload() {
  const form = new FormData()
  form.set('resume', new Blob([new Uint8Array(resumePdf())]), 'resume.pdf')
  return { method: 'POST', body: form }
}

async function sampleOf(pid: number, minute: number): Promise<Sample> {
  const [{ residentMegabytes }, files] = await Promise.all([usageOf(pid), readdir(`/proc/${pid}/fd`)])
  return { minute, megabytes: residentMegabytes, files: files.length }
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
