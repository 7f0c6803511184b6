import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import PdfDocument from 'pdfkit'
import sharp from 'sharp'
import { resumePdf } from '../../src/extraction/testing/resume.ts'
import { bytesOf, folder, pathOf } from './files.ts'
import { scans } from './groups/scans.ts'

/* Makes the stored scans, each with a fault of its own. Needs pdftoppm (poppler-utils). */

const paper = '#efeeea'
/** The same grain each time. */
let seed = 7
const random = () => {
  seed = (seed * 1103515245 + 12345) % 2147483648
  return seed / 2147483648
}

const jpeg = (picture, quality = 70) => picture.jpeg({ quality }).toBuffer()

async function grained(picture) {
  const { data, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true })
  for (let at = 0; at < data.length; at++)
    data[at] = Math.max(0, Math.min(255, data[at] * 0.92 + 12 + (random() - 0.5) * 24))
  return sharp(data, { raw: info })
}

const shadow = ({ width, height }) =>
  Buffer.from(
    `<svg width="${width}" height="${height}"><defs><linearGradient id="s" x2="1" y2="0.6"><stop offset="0" stop-color="#fff"/><stop offset="0.55" stop-color="#ddd"/><stop offset="1" stop-color="#777"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/></svg>`,
  )

const faults = {
  tilted: {
    dpi: 170,
    make: async (page) => jpeg((await grained(sharp(page).rotate(0.7, { background: paper }))).blur(0.5)),
  },
  fine: { dpi: 300, make: async (page) => jpeg(await grained(sharp(page))) },
  coarse: { dpi: 110, make: async (page) => jpeg(await grained(sharp(page)), 80) },
  fax: {
    dpi: 200,
    make: (page) => sharp(page).greyscale().threshold(150).png({ palette: true, colours: 2 }).toBuffer(),
  },
  sideways: { dpi: 150, make: async (page) => jpeg(await grained(sharp(page).rotate(90))) },
  'upside-down': { dpi: 150, make: async (page) => jpeg(await grained(sharp(page).rotate(180))) },
  photographed: {
    dpi: 170,
    make: async (page) => {
      const turned = await sharp(page).rotate(-3.2, { background: '#8a7f70' }).png().toBuffer()
      return jpeg(
        sharp(turned)
          .composite([{ input: shadow(await sharp(turned).metadata()), blend: 'multiply' }])
          .blur(0.5),
      )
    },
  },
}

async function scanOf(pdf, fault) {
  const { dpi, make } = faults[fault]
  const work = mkdtempSync(join(tmpdir(), 'scan-'))
  writeFileSync(join(work, 'page.pdf'), pdf)
  execFileSync('pdftoppm', ['-r', String(dpi), '-png', '-singlefile', join(work, 'page.pdf'), join(work, 'page')])
  const picture = await make(readFileSync(join(work, 'page.png')))
  rmSync(work, { recursive: true })
  const { width, height } = await sharp(picture).metadata()
  const size = [(width * 72) / dpi, (height * 72) / dpi]
  const document = new PdfDocument({ size, margin: 0, info: { CreationDate: new Date(0) } })
  document.image(picture, 0, 0, { width: size[0], height: size[1] })
  document.end()
  return buffer(document)
}

for (const { fault, of, ...scan } of scans()) {
  const path = join(folder, pathOf(scan))
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, await scanOf(await bytesOf(of), fault))
}
writeFileSync(join(import.meta.dirname, '../../src/extraction/testing/scan.pdf'), await scanOf(resumePdf(), 'tilted'))
