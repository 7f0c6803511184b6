import { PDFiumLibrary } from '@hyzyla/pdfium'
import { once } from '#domain/once.ts'
import type { Picture } from '../ocr/picture.ts'

const library = once(() => PDFiumLibrary.init())

/**
 * A stream says by what it is coded outside of anything coded, each letter as itself or by its number (`/JBIG2D#65code`). Two megabytes of
 * this one can keep PDFium busy for minutes.
 */
const jbig2 = new RegExp(
  `/${[...'JBIG2Decode'].map((letter) => `(?:${letter}|#(?i:${letter.charCodeAt(0).toString(16)}))`).join('')}`,
)

/**
 * A page as PDFium draws it. It has the codecs of fax machines and office scanners (CCITT and JPEG 2000), which our build of PDF.js doesn't;
 * reading text with positions is what PDF.js does better. Undefined where it can't open the file.
 */
export async function drawPage(bytes: Uint8Array, number: number, dpi: number): Promise<Picture | undefined> {
  if (jbig2.test(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'))) return undefined
  const document = await (await library()).loadDocument(bytes).catch(() => undefined)
  if (!document) return undefined
  try {
    const drawn = await document
      .getPage(number - 1)
      .render({ scale: dpi / 72, render: 'bitmap', colorSpace: 'Gray', transparent: false })
    return { width: drawn.width, height: drawn.height, pixels: drawn.data, dpi }
  } finally {
    document.destroy()
  }
}
