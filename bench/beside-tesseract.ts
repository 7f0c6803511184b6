import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import type { ChildAnswer } from '#extraction/child.ts'
import { frameOf } from '#extraction/frame.ts'
import { ocrLimits } from '#extraction/limits.ts'
import type { Picture } from '#extraction/ocr/picture.ts'
import { withPdf } from '#extraction/pdf/open-pdf.ts'
import { pagePicture } from '#extraction/pdf/page-picture.ts'
import { builtReader, spawnChild } from '#extraction/spawn-child.ts'
import { stepBack } from '#extraction/step-back.ts'
import { bytesOf } from './resumes/files.ts'
import { scans } from './resumes/groups/scans.ts'

/** Of the processor time of a page, in the median. */
const limitRatio = 1.5

/** In seconds: of the processor, by all threads of the process, and by the clock. */
type Time = { processor: number; clock: number }

/**
 * How long the stored scans take beside Debian's tesseract with the same weights, on the same pictures in the same run and at the same
 * priority. Processor time counts: by the clock, whoever else uses the machine counts, too. Ours unpacks a PDF, finds out how its page
 * lies and makes a profile of it; tesseract gets pixels that need no unpacking. With several threads it would take more processor time,
 * for waiting, so it has one.
 */
export async function benchBesideTesseract(): Promise<void> {
  const version = await text(spawn('tesseract', ['--version']).on('error', () => {}).stdout)
  if (!version) {
    console.log('scans beside tesseract: skipped, tesseract-ocr is not installed')
    return
  }
  await (await import(join(import.meta.dirname, '../scripts/prepare.mjs'))).buildServer()
  const reader = await startReader()
  const pages = await Promise.all(scans().map(async (scan) => ({ name: scan.layout, pdf: await bytesOf(scan) })))
  for (const { pdf } of pages) await reader.read(pdf)
  const sinceStart = reader.processorSeconds()
  console.log(`scans beside ${version.split('\n')[0]}`)
  const times: { ours: Time; theirs: Time }[] = []
  for (const { name, pdf } of pages) {
    const time = { theirs: await timeOfTesseract(await pictureOf(pdf)), ours: await reader.read(pdf) }
    times.push(time)
    console.log(`  ${name.padEnd(28)} ${secondsOf(time)} of the processor, ratio ${ratioOf(time, 'processor')}`)
  }
  reader.stop()
  const theirs = times.reduce((sum, time) => sum + time.theirs.processor, 0)
  const ratios = (by: keyof Time) => times.map(({ ours, theirs }) => ours[by] / theirs[by]).sort((a, b) => a - b)
  const median = (by: keyof Time) => ratios(by)[Math.floor(times.length / 2)] ?? 0
  console.log(
    `  ${'median'.padEnd(28)} ratio ${median('processor').toFixed(2)} (limit ${limitRatio}), by the clock ${median('clock').toFixed(2)}`,
  )
  console.log(`  all, with the start and the first pages of our process: ratio ${(sinceStart / theirs).toFixed(2)}`)
  if (median('processor') > limitRatio) process.exitCode = 1
}

type Both = { ours: Time; theirs: Time }
const secondsOf = ({ ours, theirs }: Both) =>
  `tesseract ${theirs.processor.toFixed(2)} s, ours ${ours.processor.toFixed(2)} s`
const ratioOf = ({ ours, theirs }: Both, by: keyof Time) => (ours[by] / theirs[by]).toFixed(2)

const pictureOf = (pdf: Buffer): Promise<Picture> =>
  withPdf(
    pdf,
    async (opening) => {
      const picture = await pagePicture(await (await opening).getPage(1), async () => undefined)
      if (!picture) throw new Error('A scan shows no picture.')
      return picture
    },
    ocrLimits.pixels,
  )

async function timeOfTesseract({ width, height, pixels, dpi }: Picture): Promise<Time> {
  const folder = mkdtempSync(join(tmpdir(), 'glide-bench-'))
  const file = join(folder, 'page.tif')
  await sharp(pixels, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .tiff({ compression: 'none' })
    .toFile(file)
  const startedAt = performance.now()
  // The shell's `times` says in its second line what its children took.
  const command = 'tesseract "$0" - --dpi "$1" --oem 1 -l eng >/dev/null 2>&1 && times'
  const child = spawn('/bin/sh', ['-c', command, file, String(Math.round(dpi))], {
    env: { ...process.env, OMP_THREAD_LIMIT: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  stepBack(child, 'later')
  const [, ofChildren = ''] = (await text(child.stdout)).split('\n')
  const clock = (performance.now() - startedAt) / 1000
  rmSync(folder, { recursive: true })
  const parts = [...ofChildren.matchAll(/(\d+)m([\d.]+)s/g)]
  if (parts.length !== 2) throw new Error('tesseract did not read a page.')
  return {
    processor: parts.reduce((sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds), 0),
    clock,
  }
}

/** One that reads page after page, as the server's do. */
async function startReader() {
  const child = spawnChild('ocr', 'later', builtReader)
  await once(child, 'message')
  let sinceStart = 0
  return {
    async read(pdf: Buffer): Promise<Time> {
      const startedAt = performance.now()
      child.stdin?.write(frameOf('profile', pdf.byteLength))
      child.stdin?.write(pdf)
      const [answer] = (await once(child, 'message')) as [ChildAnswer]
      if (answer.reading.outcome !== 'read') throw new Error(`A scan was not read: ${answer.reading.outcome}`)
      sinceStart = answer.cpuSeconds
      return { processor: answer.fileSeconds, clock: (performance.now() - startedAt) / 1000 }
    },
    processorSeconds: () => sinceStart,
    stop: () => child.kill('SIGKILL'),
  }
}
