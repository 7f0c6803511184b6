import type { PDFPageProxy } from 'unpdf/pdfjs'
import { shownText } from '../layout/shown-text.ts'
import type { TurnedItem } from './upright.ts'

/** Smaller than this nobody reads; it is written for machines. */
const leastSize = 3

/** The page's text as a reader would see it, in page space. */
export async function visibleItems(page: PDFPageProxy): Promise<TurnedItem[]> {
  const { items } = await page.getTextContent()
  const [a, b, c, d, e, f] = page.getViewport({ scale: 1 }).transform as number[] as Six
  return items.flatMap((item) => {
    if (!('str' in item)) return []
    const text = shownText(item.str)
    if (text.trim() === '') return []
    const [ta, tb, tc, td, te, tf] = item.transform as Six
    const size = Math.hypot(tc, td)
    if (size < leastSize) return []
    const direction = { x: a * ta + c * tb, y: b * ta + d * tb }
    const turns = (Math.round(Math.atan2(direction.y, direction.x) / (Math.PI / 2)) + 4) % 4
    return {
      text,
      x: a * te + c * tf + e,
      y: b * te + d * tf + f,
      width: item.width,
      size,
      font: item.fontName,
      page: page.pageNumber,
      turns,
    }
  })
}

type Six = [number, number, number, number, number, number]
