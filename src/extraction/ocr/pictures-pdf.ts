import { buffer } from 'node:stream/consumers'

type Pdf = InstanceType<typeof import('pdfkit')>

/** Of the longer side: a photograph doesn't say how large the page was. */
const pagePoints = 11 * 72

/** JPEG and PNG pictures as a PDF, each filling a page of its own: what reads PDFs reads them, too. What is neither is left out. */
export async function pdfOfPictures(pictures: Uint8Array[]): Promise<Buffer> {
  // In the one file that the server is built into, a static import would load it with every start.
  const { default: PdfDocument } = await import('pdfkit')
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

function openImage(document: Pdf, bytes: Buffer): Image | undefined {
  try {
    return (document as unknown as { openImage: (bytes: Buffer) => Image }).openImage(bytes)
  } catch {
    return undefined
  }
}
