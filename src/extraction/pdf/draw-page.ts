import { PDFiumLibrary } from '@hyzyla/pdfium'
import { once } from '#domain/once.ts'
import type { Picture } from '../ocr/picture.ts'

const library = once(() => PDFiumLibrary.init())

/** A stream says by what it is coded outside of anything coded. Two megabytes of this one can keep PDFium busy for minutes. */
const jbig2 = '/JBIG2Decode'

/**
 * A page as PDFium draws it. It has the codecs of fax machines and office scanners (CCITT and JPEG 2000), which our build of PDF.js doesn't;
 * reading text with positions is what PDF.js does better. Undefined where it can't open the file.
 */
export async function drawPage(bytes: Uint8Array, number: number, dpi: number): Promise<Picture | undefined> {
  if (Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(jbig2)) return undefined
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
