import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import subsetFont from 'subset-font'
import { findOrInstallBrowser } from '../../scripts/browser.mjs'
import sources from './files/sources.json' with { type: 'json' }
import { digestOf, docxOf, folder, pathOf } from './files.ts'
import { everyResume } from './groups/all.ts'

/* Makes the stored files whose layout or person changed. Needs Chromium, LibreOffice (`soffice`) and the Liberation fonts. */

const fonts = '/usr/share/fonts/truetype'
const work = mkdtempSync(join(tmpdir(), 'resumes-'))
const digests = {}
const changed = []
for (const resume of everyResume()) {
  if (!('printedFrom' in resume)) continue
  const path = pathOf(resume)
  digests[path] = digestOf(resume.printedFrom)
  if (digests[path] !== sources[path]) changed.push({ path, ...resume })
}
await shrinkFonts()
await printPages(changed.filter(({ printedFrom }) => 'html' in printedFrom))
for (const format of ['pdf', 'doc'])
  convertWord(
    format,
    changed.filter((one) => 'word' in one.printedFrom && one.format === format),
  )
const stale = readdirSync(folder, { recursive: true }).filter(
  (path) => /^(?!scans\b).*\.(?:pdf|doc)$/.test(path) && !digests[path],
)
for (const path of stale) rmSync(join(folder, path))
writeFileSync(join(folder, 'sources.json'), `${JSON.stringify(digests, null, 2)}\n`)
rmSync(work, { recursive: true })
console.log(`${changed.length} files made, ${stale.length} removed`)

/** The fonts without hints, which halves the files. Other fonts are there for signs that these lack. */
async function shrinkFonts() {
  const small = join(work, 'fonts')
  mkdirSync(small)
  for (const file of readdirSync(join(fonts, 'liberation')).filter((name) => name.endsWith('.ttf'))) {
    const font = readFileSync(join(fonts, 'liberation', file))
    const options = { keepAllGlyphs: true, noHinting: true, targetFormat: 'sfnt', preserveNameIds: [1, 2, 4, 6] }
    writeFileSync(join(small, file), await subsetFont(font, '', options))
  }
  const settings = join(work, 'fonts.conf')
  const places = [small, join(fonts, 'dejavu')].map((place) => `<dir>${place}</dir>`).join('')
  const alias = (wanted, used) =>
    `<alias binding="same"><family>${wanted}</family><prefer><family>${used}</family></prefer></alias>`
  writeFileSync(
    settings,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${places}<cachedir>${work}/cache</cachedir>${alias('Arial', 'Liberation Sans')}${alias('Times New Roman', 'Liberation Serif')}</fontconfig>`,
  )
  process.env.FONTCONFIG_FILE = settings
}

async function printPages(resumes) {
  const browser = await chromium.launch({ executablePath: await findOrInstallBrowser(), args: ['--no-sandbox'] })
  const page = await browser.newPage()
  const margin = { top: '14mm', bottom: '14mm', left: '14mm', right: '14mm' }
  for (const { path, printedFrom } of resumes) {
    await page.setContent(printedFrom.html)
    keep(path, await page.pdf({ format: 'Letter', printBackground: true, tagged: false, margin }))
  }
  await browser.close()
}

function convertWord(format, resumes) {
  if (resumes.length === 0) return
  const place = join(work, format)
  mkdirSync(place)
  const inputs = resumes.map(({ printedFrom }, index) => {
    const input = join(place, `${index}.docx`)
    writeFileSync(input, docxOf(printedFrom.word))
    return input
  })
  const to = format === 'doc' ? 'doc:MS Word 97' : format
  execFileSync('soffice', ['--headless', '--convert-to', to, '--outdir', place, ...inputs], { stdio: 'ignore' })
  for (const [index, { path }] of resumes.entries()) keep(path, readFileSync(join(place, `${index}.${format}`)))
}

function keep(path, bytes) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), bytes)
}
