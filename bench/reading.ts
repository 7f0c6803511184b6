import { execFileSync } from 'node:child_process'
import { extractionLimits } from '#extraction/limits.ts'
import { openPool } from '#extraction/pool.ts'
import { bytesOf } from './resumes/files.ts'
import { everyResume } from './resumes/groups/all.ts'

const medianLimitMilliseconds = 30
const slowLimitMilliseconds = 1000

const at = (sorted: number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
const pagesOf = (pdf: Buffer): number => Math.max(1, pdf.toString('latin1').split(/\/Type\s*\/Page\b/).length - 1)

/** How fast resumes are read, beside a reader that only takes out the text. How well is said by `npm run reading`. */
export async function benchReading(): Promise<void> {
  const pdfs = await Promise.all(
    everyResume()
      .filter(({ format }) => format === 'pdf')
      .map(bytesOf),
  )
  const pool = openPool({ children: 1 })
  // A child lives for thousands of pages: its first ones, for which its code is still being compiled, don't count.
  for (const pdf of pdfs) await pool.read(pdf)
  const documents: number[] = []
  const pages: number[] = []
  const ratios: number[] = []
  for (const pdf of pdfs) {
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
  console.log(`reading ${pdfs.length} resumes`)
  console.log(`  a page, median      ${at(pages, 0.5).toFixed(1)} ms   limit ${medianLimitMilliseconds}`)
  console.log(
    `  a document, p95     ${at(documents, 0.95).toFixed(1)} ms   limit ${slowLimitMilliseconds}, ended at ${extractionLimits.seconds} s`,
  )
  console.log(
    ratios.length > 0
      ? `  beside pdftotext    ${at(ratios, 0.5).toFixed(2)} times its time`
      : '  beside pdftotext    skipped, poppler-utils is not installed',
  )
  if (at(pages, 0.5) > medianLimitMilliseconds || at(documents, 0.95) > slowLimitMilliseconds) process.exitCode = 1
}

/** How long poppler's reader takes for the same bytes, text alone, without making sense of it. */
function millisecondsOfPdftotext(pdf: Buffer): number | undefined {
  const startedAt = performance.now()
  try {
    execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, stdio: ['pipe', 'ignore', 'ignore'] })
  } catch {
    return undefined
  }
  return performance.now() - startedAt
}
