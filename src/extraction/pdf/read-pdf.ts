import { AnnotationType, type PDFDocumentProxy } from 'unpdf/pdfjs'
import type { Item } from '../layout/item.ts'
import { extractionLimits } from '../limits.ts'
import { Refusal } from '../outcome.ts'
import { drawnBullets } from './drawn-bullets.ts'
import { isScan } from './is-scan.ts'
import { withPdf } from './open-pdf.ts'
import { paint } from './paint.ts'
import { unpackingAtMost } from './unpacking.ts'
import { upright } from './upright.ts'
import { visibleLetters } from './visible.ts'
import { runsOf } from './words.ts'

/** `scannedPages`: those that one reads from their pictures. */
export type PdfContent = { items: Item[]; links: string[]; scannedPages: number[] }

/** Every visible piece of text of a PDF with its position, and the targets of its links. */
export const readPdf = (bytes: Uint8Array): Promise<PdfContent> =>
  unpackingAtMost(extractionLimits.unpackedBytes, () =>
    withPdf(bytes, async (opening) => {
      const document = await opening.catch(refuse)
      if (document.numPages > extractionLimits.pages) throw new Refusal('too-long')
      return { ...(await readPages(document)), links: await linksOf(document) }
    }),
  )

async function readPages(document: PDFDocumentProxy): Promise<Pick<PdfContent, 'items' | 'scannedPages'>> {
  const items: Item[] = []
  const scannedPages: number[] = []
  const layers = await document.getOptionalContentConfig()
  let characters = 0
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number).catch(refuse)
    const painting = await paint(page, (layer) => layers.isVisible(layer as never))
    const letters = visibleLetters(painting)
    if (isScan(painting, letters)) {
      scannedPages.push(number)
      page.cleanup()
      continue
    }
    const runs = runsOf(upright(letters), number)
    for (const item of [...runs, ...drawnBullets(painting.dots, runs)]) {
      characters += item.text.length
      if (characters > extractionLimits.characters) throw new Refusal('too-long')
      items.push(item)
    }
    page.cleanup()
  }
  return { items, scannedPages }
}

/** Asked for by their kind: with a page's other marks all of its text would be read once more. */
async function linksOf(document: PDFDocumentProxy): Promise<string[]> {
  const found = await document.getAnnotationsByType(new Set([AnnotationType.LINK]), new Set()).catch(() => [])
  return ((found ?? []) as { url?: unknown }[]).flatMap(({ url }) => (typeof url === 'string' ? [url] : []))
}

function refuse(error: unknown): never {
  const { name } = error as Error
  if (error instanceof RangeError) throw error
  throw new Refusal(name === 'PasswordException' ? 'encrypted' : 'damaged')
}
