import type { UnsureWord } from '../doubts/unsure.ts'
import type { Item } from '../layout/item.ts'
import { ocrLimits } from '../limits.ts'
import { Refusal } from '../outcome.ts'
import { withPdf } from '../pdf/open-pdf.ts'
import { pagePicture } from '../pdf/page-picture.ts'
import { joinAddresses } from './addresses.ts'
import { type SeenLine, startEngine } from './engine.ts'
import { withFaintBullets } from './faint-bullets.ts'
import { itemsOf } from './items.ts'
import { mendLetters } from './letters.ts'
import { bySize, type Line, lookAt } from './look.ts'
import type { Picture } from './picture.ts'
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
        const seen = wordsOf(lines, upright)
        items.push(...itemsOf(seen, number, page.getViewport({ scale: 1 }).width / picture.width))
        for (const { text, confidence } of seen.flatMap(({ words }) => words))
          if (confidence < sureConfidence) unsure.push({ text, confidence: confidence / 100 })
        page.cleanup()
      }
    },
    ocrLimits.pixels,
  )
  return { items, unsure }
}

/** What the engine told of a page, without what it can't have meant. */
export function wordsOf(lines: SeenLine[], picture: Picture): Line[] {
  const seen = lines
    .flatMap(bySize)
    .map((line) => lookAt(line, picture))
    .filter((line) => line !== undefined)
  const joined = withFaintBullets(seen, picture).map((line) => ({ ...line, words: joinAddresses(line.words) }))
  return withoutSigns(mendLetters(joined))
}
