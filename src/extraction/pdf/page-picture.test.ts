import { buffer } from 'node:stream/consumers'
import PdfDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { blankPicture } from '../ocr/picture.ts'
import { withPdf } from './open-pdf.ts'
import { pagePicture } from './page-picture.ts'

/** How a page of letter paper, so many times as large, is drawn, and what is said of the picture. */
async function drawnAt(times: number) {
  const page = new PdfDocument({ size: [612 * times, 792 * times] })
  page.end()
  const asked: number[] = []
  const draw = async (_: number, dpi: number) => {
    asked.push(Math.round(dpi))
    return blankPicture(1, 1, dpi)
  }
  const picture = await withPdf(await buffer(page), async (opening) =>
    pagePicture(await (await opening).getPage(1), draw),
  )
  return { asked, said: picture?.dpi }
}

test('a large page is drawn with fewer pixels an inch, and its letters, as large as it, count as those of others', async () => {
  expect(await drawnAt(1)).toEqual({ asked: [200], said: 200 })
  expect(await drawnAt(4)).toEqual({ asked: [73], said: 200 })
})
