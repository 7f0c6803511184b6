import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import PdfDocument from 'pdfkit'
import { resumeLines } from './resume.ts'

const font = join(import.meta.dirname, '../../server/documents/fonts/inter-400-latin.ttf')

type Glyph = { path: { toSVG(): string }; advanceWidth: number }
/** What pdfkit knows of the font that is set, and doesn't tell. */
type WithFont = { _font: { font: { unitsPerEm: number; layout(text: string): { glyphs: Glyph[] } } } }

type Write = (page: PDFKit.PDFDocument, text: string, x: number, y: number, size: number) => void

async function pageOf(write: Write, times = 1) {
  const page = new PdfDocument({ size: [612 * times, 792 * times], margin: 0 }).font(font)
  let y = 60
  for (const [x, size, text] of resumeLines) {
    write(page.fontSize(size), text, x * times, y * times, size * times)
    y += size * 1.9
  }
  page.end()
  return buffer(page)
}

/** The resume in a font that doesn't say which letters it draws. */
export async function meaninglessLetters(): Promise<Buffer> {
  const bytes = await pageOf((page, text, x, y) => page.text(text, x, y, { lineBreak: false }))
  return Buffer.from(bytes.toString('latin1').replaceAll('/ToUnicode', '/ToNothing'), 'latin1')
}

/** The resume as design programs export it for printing: each letter is a shape. */
export const outlinedLetters = (times?: number): Promise<Buffer> =>
  pageOf((page, text, x, y, size) => {
    const { font } = (page as unknown as WithFont)._font
    const scale = size / font.unitsPerEm
    page
      .save()
      .translate(x, y + size)
      .scale(scale, -scale)
    for (const { path, advanceWidth } of font.layout(text).glyphs)
      page.path(path.toSVG()).fill('black').translate(advanceWidth, 0)
    page.restore()
  }, times)
