import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { extractionLimits, ocrLimits } from '#extraction/limits.ts'
import { noisePages, pdfBomb } from '#extraction/testing/hostile-files.ts'
import { resumePdf } from '#extraction/testing/resume.ts'
import { usageOf } from '#extraction/watch-child.ts'
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

let people = 0
const networkOf = (person: number) => `198.18.${Math.floor(person / 250)}.${person % 250}`

/** An application as the form sends it. */
function applicationOf(email: string, resume: Buffer): FormData {
  const form = new FormData()
  const texts = {
    firstName: 'Ana',
    lastName: 'Reyes',
    email,
    countryCode: '+63',
    phoneNumber: '917 555 0142',
    agree: 'true',
    subscribe: 'false',
    password: 'correct horse battery staple',
    applicationKey: randomUUID(),
  }
  for (const [name, text] of Object.entries(texts)) form.set(name, text)
  form.set('resume', new Blob([new Uint8Array(resume)]), 'resume.pdf')
  return form
}

/** Submits an application to its last stage, each with its own address and network. */
async function apply(url: string): Promise<number> {
  people++
  const form = applicationOf(`applicant-${people}@example.com`, resumePdf())
  const headers = { origin: url, 'x-forwarded-for': networkOf(people) }
  const startedAt = performance.now()
  const answer = await fetch(`${url}/api/talent-applications`, { method: 'POST', body: form, headers })
  const lines = await answer.text()
  if (!lines.includes('"done"')) throw new Error(`An application failed: ${lines}`)
  return performance.now() - startedAt
}

async function applyAll(url: string, applicants: number): Promise<number[]> {
  const times: number[] = []
  for (let left = applicants; left > 0; left--) times.push(await apply(url))
  return times.sort((a, b) => a - b)
}

/** Sends bombs to `/extract` one after the other, until told to stop. */
async function bombard(url: string, network: string, signal: AbortSignal, bomb = pdfBomb()) {
  while (!signal.aborted) {
    const form = new FormData()
    form.set('resume', new Blob([new Uint8Array(bomb)]), 'bomb.pdf')
    const headers = { 'x-forwarded-for': network }
    await fetch(`${url}/extract`, { method: 'POST', body: form, headers, signal })
      .then((answer) => answer.text())
      .catch(() => undefined)
    await sleep(50)
  }
}

/** Starts an upload that never ends; starts again when it is cut off. */
async function stall(url: string, path: string, network: string, signal: AbortSignal) {
  const type = 'multipart/form-data; boundary=x'
  const head = '--x\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF-1.7'
  while (!signal.aborted) {
    const headers = { origin: url, 'content-type': type, 'x-forwarded-for': network }
    const sent = request(`${url}${path}`, { method: 'POST', headers, signal })
    const closed = new Promise((resolve) => sent.once('close', resolve))
    sent.on('error', () => {}).on('response', (response) => response.resume())
    sent.write(head)
    await closed
    await sleep(50)
  }
}

/** Asks for a long answer and reads none of it; asks again when it is cut off. */
async function readSlowly(url: string, network: string, signal: AbortSignal) {
  while (!signal.aborted) {
    const asked = request(`${url}/api/openapi.json`, { headers: { 'x-forwarded-for': network }, signal })
    const closed = new Promise((resolve) => asked.once('close', resolve))
    asked.on('error', () => {}).on('response', (response) => response.on('error', () => {}).pause())
    asked.end()
    await closed
    await sleep(50)
  }
}

/** Sends a bomb as one's resume: what an applicant sends is read in the pool that applicants share. */
async function applyWithBomb(url: string, network: string, signal: AbortSignal) {
  while (!signal.aborted) {
    const headers = { origin: url, 'x-forwarded-for': network }
    const form = applicationOf(`hostile-${randomUUID()}@example.com`, pdfBomb())
    await fetch(`${url}/api/talent-applications`, { method: 'POST', body: form, headers, signal })
      .then((answer) => answer.text())
      .catch(() => undefined)
    await sleep(50)
  }
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

/** As many pages as are read, all of them noise: the longest that reading pictures takes. */
const noise = noisePages(ocrLimits.pages)

const attacks = [
  (url: string, network: string, signal: AbortSignal) => bombard(url, network, signal),
  (url: string, network: string, signal: AbortSignal) => bombard(url, network, signal, noise),
  applyWithBomb,
  readSlowly,
  (url: string, network: string, signal: AbortSignal) => stall(url, '/extract', network, signal),
  (url: string, network: string, signal: AbortSignal) => stall(url, '/api/talent-applications', network, signal),
]
const crowds = {
  'one network': () => '203.0.113.1',
  'a network each': (client: number) => `203.0.113.${client % 250}`,
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
  for (const [name, networkOfClient] of Object.entries(crowds)) await besideCrowd(name, networkOfClient, size)
}

async function besideCrowd(name: string, networkOfClient: (client: number) => string, { clients, applicants }: Size) {
  const glide = await start('src/server/main.ts', {
    PORT: '4874',
    HOST: '127.0.0.1',
    APP_URL: 'http://127.0.0.1:4874',
    TRUSTED_PROXIES: '1',
    GLIDE_DEMO: '0',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'glide-bench-')),
    LOG_LEVEL: 'silent',
  })
  const stopping = new AbortController()
  try {
    await applyAll(glide.url, Math.min(applicants, 5))
    const quiet = await applyAll(glide.url, applicants)
    const memory = watchMemory(glide.pid, stopping.signal)
    const crowd = Array.from({ length: clients }, (_, client) =>
      attacks[client % attacks.length]?.(glide.url, networkOfClient(client), stopping.signal),
    )
    await sleep(3000)
    const probed = probe(glide.url, stopping.signal)
    const beside = await applyAll(glide.url, applicants)
    stopping.abort()
    // A client that is stopped while it rests ends with an error of its own.
    await Promise.allSettled(crowd)
    report(name, clients, { quiet, beside, others: await probed, memory: await memory })
  } finally {
    stopping.abort()
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
