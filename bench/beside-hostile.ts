import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pdfBomb } from '#extraction/testing/hostile-files.ts'
import { resumePdf } from '#extraction/testing/resume.ts'
import { usageOf } from '#extraction/watch-child.ts'
import { start } from './process.ts'

const limitRatio = 2
const applicants = 20
const hostile = 16
const memoryLimitMegabytes = 1024

let people = 0
const networkOf = (person: number) => `198.18.${Math.floor(person / 250)}.${person % 250}`

/** Submits an application as the form does, to its last stage, each with its own address. */
async function apply(url: string): Promise<number> {
  people++
  const form = new FormData()
  const texts = {
    firstName: 'Ana',
    lastName: 'Reyes',
    email: `applicant-${people}@example.com`,
    countryCode: '+63',
    phoneNumber: '917 555 0142',
    agree: 'true',
    subscribe: 'false',
    password: 'correct horse battery staple',
    applicationKey: randomUUID(),
  }
  for (const [name, text] of Object.entries(texts)) form.set(name, text)
  form.set('resume', new Blob([new Uint8Array(resumePdf())]), 'resume.pdf')
  const headers = { origin: url, 'x-forwarded-for': networkOf(people) }
  const startedAt = performance.now()
  const answer = await fetch(`${url}/api/talent-applications`, { method: 'POST', body: form, headers })
  const lines = await answer.text()
  if (!lines.includes('"done"')) throw new Error(`An application failed: ${lines}`)
  return performance.now() - startedAt
}

async function applyAll(url: string): Promise<number[]> {
  const times: number[] = []
  for (let left = applicants; left > 0; left--) times.push(await apply(url))
  return times.sort((a, b) => a - b)
}

/** Sends bombs to `/extract` one after the other, until told to stop. */
async function bombard(url: string, network: string, signal: AbortSignal) {
  while (!signal.aborted) {
    const form = new FormData()
    form.set('resume', new Blob([new Uint8Array(pdfBomb())]), 'bomb.pdf')
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

/** How much longer applicants wait while others send bombs to `/extract` and uploads that never end. */
export async function benchBesideHostile(): Promise<void> {
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
    await applyAll(glide.url)
    const quiet = await applyAll(glide.url)
    for (let caller = 0; caller < hostile; caller++) {
      // Half of them share one address.
      const network = caller % 2 ? '203.0.113.1' : `203.0.113.${caller}`
      const path = caller % 4 < 2 ? '/extract' : '/api/talent-applications'
      bombard(glide.url, network, stopping.signal)
      stall(glide.url, path, network, stopping.signal)
    }
    await sleep(3000)
    const beside = await applyAll(glide.url)
    const { residentMegabytes: megabytes } = await usageOf(glide.pid)
    const [median = 0, quietMedian = 0] = [beside, quiet].map((times) => times[Math.floor(times.length / 2)])
    const ratio = median / quietMedian
    console.log(
      `applying beside ${hostile} bombs and ${hostile} uploads`.padEnd(54),
      `median ${median.toFixed(0)} ms   quiet ${quietMedian.toFixed(0)} ms   ratio ${ratio.toFixed(2)}, limit ${limitRatio}   slowest ${beside.at(-1)?.toFixed(0)} ms   ${megabytes.toFixed(0)} MB`,
    )
    if (ratio > limitRatio || megabytes > memoryLimitMegabytes) process.exitCode = 1
  } finally {
    stopping.abort()
    glide.stop()
  }
}
