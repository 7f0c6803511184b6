import type { UnsureWord } from '../doubts/unsure.ts'
import type { Item } from '../layout/item.ts'
import { ocrLimits } from '../limits.ts'
import { Refusal } from '../outcome.ts'
import { withPdf } from '../pdf/open-pdf.ts'
import { pagePicture } from '../pdf/page-picture.ts'
import { joinAddresses } from './addresses.ts'
import { startEngine } from './engine.ts'
import { itemsOf } from './items.ts'
import { mendLetters } from './letters.ts'
import { lookAt } from './look.ts'
import { readPicture } from './read-picture.ts'
import { withoutSigns } from './signs.ts'

/** Of 100: a word below this is asked about. */
const sureConfidence = 80

/** The pages of a PDF that are pictures, as items, and the words that were read without certainty. */
export async function readScans(bytes: Uint8Array, pages: number[]): Promise<{ items: Item[]; unsure: UnsureWord[] }> {
  if (pages.length > ocrLimits.pages) throw new Refusal('too-many-scans')
  const items: Item[] = []
  const unsure: UnsureWord[] = []
  await withPdf(
    bytes,
    async (opening) => {
      const document = await opening
      for (const number of pages) {
        const page = await document.getPage(number)
        const picture = await pagePicture(page, async (page, dpi) =>
          (await import('../pdf/draw-page.ts')).drawPage(bytes, page, dpi),
        )
        if (!picture) continue
        const { lines, upright } = readPicture(await startEngine(), picture)
        const seen = mendLetters(
          lines
            .map((line) => lookAt(line, upright))
            .filter((line) => line !== undefined)
            .map((line) => ({ ...line, words: joinAddresses(line.words) })),
        )
        items.push(...itemsOf(withoutSigns(seen), number, page.getViewport({ scale: 1 }).width / picture.width))
        for (const { text, confidence } of seen.flatMap(({ words }) => words))
          if (confidence < sureConfidence) unsure.push({ text, confidence: confidence / 100 })
        page.cleanup()
      }
    },
    ocrLimits.pixels,
  )
  return { items, unsure }
}
