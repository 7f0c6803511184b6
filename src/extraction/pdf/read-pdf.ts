import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'unpdf/pdfjs'
import type { Item, Link } from '../layout/item.ts'
import { extractionLimits } from '../limits.ts'
import { Refusal } from '../outcome.ts'
import { drawnBullets } from './drawn-bullets.ts'
import { paint } from './paint.ts'
import { upright } from './upright.ts'
import { visibleLetters } from './visible.ts'
import { runsOf } from './words.ts'

export type PdfContent = { items: Item[]; links: Link[] }

/** Every visible piece of text of a PDF with its place on the page, and the targets of its links. */
export async function readPdf(bytes: Uint8Array): Promise<PdfContent> {
  const loading = getDocument({
    data: new Uint8Array(bytes),
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: false,
    maxImageSize: 1,
    enableXfa: false,
  })
  try {
    const document = await loading.promise.catch(refuse)
    if (document.numPages > extractionLimits.pages) throw new Refusal('too-long')
    return await readPages(document)
  } finally {
    await loading.destroy()
  }
}

async function readPages(document: PDFDocumentProxy): Promise<PdfContent> {
  const items: Item[] = []
  const links: Link[] = []
  let characters = 0
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number).catch(refuse)
    const painting = await paint(page)
    const runs = runsOf(upright(visibleLetters(painting)), number)
    const found = [...runs, ...drawnBullets(painting.dots, runs)]
    for (const item of found) {
      characters += item.text.length
      if (characters > extractionLimits.characters) throw new Refusal('too-long')
      items.push(item)
    }
    links.push(...(await linksOf(page)))
    page.cleanup()
  }
  return { items, links }
}

async function linksOf(page: PDFPageProxy): Promise<Link[]> {
  const annotations = await page.getAnnotations().catch(() => [])
  const viewport = page.getViewport({ scale: 1 })
  return annotations
    .filter(({ url }) => typeof url === 'string')
    .map(({ url, rect }) => {
      const [x1, y1] = viewport.convertToViewportPoint(rect[0], rect[1]) as [number, number]
      const [x2, y2] = viewport.convertToViewportPoint(rect[2], rect[3]) as [number, number]
      return {
        url,
        page: page.pageNumber,
        left: Math.min(x1, x2),
        right: Math.max(x1, x2),
        top: Math.min(y1, y2),
        bottom: Math.max(y1, y2),
      }
    })
}

function refuse(error: unknown): never {
  const { name } = error as Error
  if (error instanceof RangeError) throw error
  throw new Refusal(name === 'PasswordException' ? 'encrypted' : 'damaged')
}
