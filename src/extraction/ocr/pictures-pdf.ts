import { buffer } from 'node:stream/consumers'
import PdfDocument from 'pdfkit'

/** Of the longer side: a photograph doesn't say how large the page was. */
const pagePoints = 11 * 72

/** JPEG and PNG pictures as a PDF, each filling a page of its own: what reads PDFs reads them, too. What is neither is left out. */
export async function pdfOfPictures(pictures: Uint8Array[]): Promise<Buffer> {
  const document = new PdfDocument({ autoFirstPage: false, info: { CreationDate: new Date(0) } })
  for (const picture of pictures) {
    const image = openImage(document, Buffer.from(picture))
    if (!image) continue
    const scale = pagePoints / Math.max(image.width, image.height)
    const [width, height] = [image.width * scale, image.height * scale]
    document.addPage({ size: [width, height], margin: 0 }).image(image as never, 0, 0, { width, height })
  }
  if (document.bufferedPageRange().count === 0) document.addPage()
  document.end()
  return buffer(document)
}

type Image = { width: number; height: number }

function openImage(document: InstanceType<typeof PdfDocument>, bytes: Buffer): Image | undefined {
  try {
    return (document as unknown as { openImage: (bytes: Buffer) => Image }).openImage(bytes)
  } catch {
    return undefined
  }
}
