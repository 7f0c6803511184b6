import { mkdtempSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { openPostgres } from '#db/postgres-driver.ts'
import { waitSeconds } from '#extraction/limits.ts'
import { pdfOfPictures } from '#extraction/ocr/pictures-pdf.ts'
import { usageOf } from '#extraction/watch-child.ts'
import { applicationBody } from './multipart.ts'
import { startPostgres } from './postgres.ts'
import { start } from './process.ts'
import { bytesOf } from './resumes/files.ts'
import { scans } from './resumes/groups/scans.ts'

const pages = 10
/** From when it was sent until its profile is filled. */
const limitSeconds = 120
const port = 4878

/** How long a long scan takes from the application until the job has filled the profile, and how long its applicant waits. */
export async function benchLongScan(): Promise<void> {
  await (await import(join(import.meta.dirname, '../scripts/prepare.mjs'))).buildServer()
  const postgres = await startPostgres()
  const url = `http://127.0.0.1:${port}`
  const glide = await start('dist/server/main.js', {
    PORT: `${port}`,
    HOST: '127.0.0.1',
    APP_URL: url,
    GLIDE_DEMO: '0',
    DATABASE_URL: postgres.url,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'glide-bench-')),
    LOG_LEVEL: 'silent',
  })
  const database = openPostgres(postgres.url, { connections: 1 })
  const endOfReading = async () => {
    const sql = `select event from events where event in ('resume.read', 'resume.unread')`
    return (await database.burst([{ sql, parameters: [] }]))[0]?.rows[0]?.event
  }
  try {
    const { type, body } = applicationBody('applicant@example.com', await longScan())
    const startedAt = performance.now()
    const seconds = () => (performance.now() - startedAt) / 1000
    const sent = await fetch(`${url}/api/talent-applications`, {
      method: 'POST',
      body,
      headers: { origin: url, 'content-type': type },
    })
    const lines = await sent.text()
    if (!lines.includes('"isBeingRead":true')) throw new Error(`The application is not being read: ${lines}`)
    const waited = seconds()
    const spent = new Map<string, number>()
    let event: unknown
    while (!event && seconds() < 2 * limitSeconds) {
      await sleep(250)
      await noteSpent(glide.pid, spent)
      event = await endOfReading()
    }
    const processor = [...spent.values()].reduce((sum, one) => sum + one, 0)
    console.log(
      `a scan of ${pages} pages at 300 dpi`.padEnd(46),
      `its applicant waits for ${waited.toFixed(1)} s (${waitSeconds.passing} for the reader), its profile is filled after ${seconds().toFixed(0)} s (limit ${limitSeconds}), ${processor.toFixed(0)} of them of the processor`,
    )
    if (event === 'resume.read' && seconds() <= limitSeconds) return
    console.error(event === 'resume.read' ? 'That is over the limit.' : 'Its profile was not filled.')
    process.exitCode = 1
  } finally {
    await database.close()
    await glide.stop()
    postgres.stop()
  }
}

/** The processor seconds of each child so far: where they are far fewer than those of the clock, the machine was busy with something else. */
async function noteSpent(pid: number, spent: Map<string, number>) {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  for (const child of children.split(' ').filter(Boolean)) {
    const { cpuSeconds } = await usageOf(Number(child)).catch(() => ({ cpuSeconds: 0 }))
    spent.set(child, Math.max(spent.get(child) ?? 0, cpuSeconds))
  }
}

/** The stored page at 300 dpi, over and over, as small as resumes must be. */
async function longScan(): Promise<Buffer> {
  const fine = scans().find(({ fault }) => fault === 'fine')
  if (!fine) throw new Error('No stored scan has 300 dpi.')
  const pdf = await bytesOf(fine)
  const [start, end] = [Buffer.from('ffd8ff', 'hex'), Buffer.from('ffd9', 'hex')]
  const jpeg = pdf.subarray(pdf.indexOf(start), pdf.lastIndexOf(end) + end.length)
  const page = await sharp(jpeg).jpeg({ quality: 50 }).toBuffer()
  return pdfOfPictures(Array.from({ length: pages }, () => page))
}
