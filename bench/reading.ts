import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { extractionLimits } from '#extraction/limits.ts'
import { openPool } from '#extraction/pool.ts'
import { millisecondsOfPdftotext, renderSamples } from './resumes/render.ts'
import { f1, scoreOf } from './resumes/score.ts'

const medianLimitMilliseconds = 30
const slowLimitMilliseconds = 1000
const scoreFile = join(import.meta.dirname, 'reading-score.json')

const at = (sorted: number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
const pagesOf = (pdf: Buffer): number => Math.max(1, pdf.toString('latin1').split(/\/Type\s*\/Page\b/).length - 1)

/** How well and how fast resumes are read, beside the last score and beside a reader that only takes out the text. */
export async function benchReading(): Promise<void> {
  const samples = await renderSamples(3)
  if (samples.length === 0) return console.log('reading resumes: skipped, there is no Chromium to print them')
  const pool = openPool({ children: 1 })
  // A child lives for thousands of pages: its first ones, for which its code is still being compiled, only count for the score.
  const scores = []
  for (const { pdf, person } of samples) {
    const reading = await pool.read(pdf)
    scores.push(reading.outcome === 'read' ? scoreOf(person, reading.profile) : { right: 0, wanted: 1, found: 0 })
  }
  const documents: number[] = []
  const pages: number[] = []
  const ratios: number[] = []
  for (const { pdf } of samples) {
    const startedAt = performance.now()
    await pool.read(pdf)
    const milliseconds = performance.now() - startedAt
    documents.push(milliseconds)
    pages.push(milliseconds / pagesOf(pdf))
    const other = millisecondsOfPdftotext(pdf)
    if (other !== undefined) ratios.push(milliseconds / other)
  }
  await pool.close()
  for (const times of [documents, pages, ratios]) times.sort((a, b) => a - b)
  const last = (JSON.parse(readFileSync(scoreFile, 'utf8')) as { f1: number }).f1
  const score = f1(scores)
  console.log(`reading ${samples.length} resumes in ${new Set(samples.map(({ layout }) => layout)).size} layouts`)
  console.log(`  right fields (F1)   ${score.toFixed(3)}   last ${last.toFixed(3)}`)
  console.log(`  a page, median      ${at(pages, 0.5).toFixed(1)} ms   limit ${medianLimitMilliseconds}`)
  console.log(
    `  a document, p95     ${at(documents, 0.95).toFixed(1)} ms   limit ${slowLimitMilliseconds}, ended at ${extractionLimits.seconds} s`,
  )
  console.log(
    ratios.length > 0
      ? `  beside pdftotext    ${at(ratios, 0.5).toFixed(2)} times its time`
      : '  beside pdftotext    skipped, poppler-utils is not installed',
  )
  if (score < last - 0.005 || at(pages, 0.5) > medianLimitMilliseconds || at(documents, 0.95) > slowLimitMilliseconds)
    process.exitCode = 1
  else if (score > last) writeFileSync(scoreFile, `{ "f1": ${score.toFixed(4)} }\n`)
}
