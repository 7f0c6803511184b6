import { OPS, type PDFPageProxy } from 'unpdf/pdfjs'
import { blankPicture, drawThrough, type Picture, shrink } from '../ocr/picture.ts'
import { pageShare } from './is-scan.ts'
import { boxOf, type Matrix, times } from './matrix.ts'

/** As PDF.js unpacks it: one bit, three bytes or four bytes a pixel. */
type Unpacked = { width: number; height: number; kind: number; data: Uint8Array | Uint8ClampedArray }
/** Without a picture where PDF.js can't unpack it. */
type Placed = { picture: Picture | undefined; width: number; matrix: Matrix }

const pointsPerInch = 72
/** Smaller letters are not told apart; more pixels only take longer. */
const [leastDpi, mostDpi] = [150, 300]

/** Of a page that is drawn. Larger pages have larger letters, since some programs take pixels for points: their letters are as high in pixels as those of others. */
const [drawnDpi, drawnPixels] = [200, 8_000_000]

/**
 * What the pictures of a page show, as one picture of the page. `drawPage` draws what PDF.js can't unpack, and pages that aren't pictures:
 * outlines, and letters whose font doesn't say what they are.
 */
export async function pagePicture(
  page: PDFPageProxy,
  drawPage: (number: number, dpi: number) => Promise<Picture | undefined>,
): Promise<Picture | undefined> {
  const viewport = page.getViewport({ scale: 1 })
  const placed = await placedPictures(page, viewport.transform as unknown as Matrix)
  const covered = placed.reduce((sum, { matrix: [a, b, c, d] }) => sum + Math.abs(a * d - b * c), 0)
  const area = viewport.width * viewport.height
  if (covered < pageShare * area) {
    const drawn = await drawPage(page.pageNumber, Math.min(drawnDpi, pointsPerInch * Math.sqrt(drawnPixels / area)))
    return drawn && { ...drawn, dpi: drawnDpi }
  }
  const native = Math.max(
    ...placed.map(({ width, matrix }) => (width * pointsPerInch) / Math.hypot(matrix[0], matrix[1])),
  )
  const dpi = Math.min(mostDpi, Math.max(leastDpi, native))
  if (placed.some(({ picture }) => !picture)) return drawPage(page.pageNumber, dpi)
  const scale = dpi / pointsPerInch
  const whole = blankPicture(Math.round(viewport.width * scale), Math.round(viewport.height * scale), dpi)
  for (const { picture, matrix } of placed) if (picture) draw(picture, matrix, whole, scale)
  return whole
}

async function placedPictures(page: PDFPageProxy, start: Matrix): Promise<Placed[]> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const placed: Placed[] = []
  const saved: Matrix[] = []
  let matrix = start
  for (const [index, operator] of fnArray.entries()) {
    const args = argsArray[index] ?? []
    if (operator === OPS.save) saved.push(matrix)
    else if (operator === OPS.restore) matrix = saved.pop() ?? start
    else if (operator === OPS.transform) matrix = times(matrix, args as unknown as Matrix)
    else if (operator === OPS.paintFormXObjectBegin) {
      saved.push(matrix)
      if (args[0]) matrix = times(matrix, args[0] as Matrix)
    } else if (operator === OPS.paintFormXObjectEnd) matrix = saved.pop() ?? start
    else if (operator === OPS.paintImageXObject || operator === OPS.paintInlineImageXObject) {
      const unpacked = typeof args[0] === 'string' ? await unpackedOf(page, args[0]) : (args[0] as Unpacked)
      const width = unpacked?.width ?? Number(args[1])
      placed.push({ picture: unpacked ? grayOf(unpacked) : undefined, width, matrix })
    }
  }
  return placed
}

const unpackedOf = (page: PDFPageProxy, id: string): Promise<Unpacked | null> =>
  new Promise((resolve) => (id.startsWith('g_') ? page.commonObjs : page.objs).get(id, resolve))

function grayOf({ width, height, kind, data }: Unpacked): Picture {
  const pixels = new Uint8Array(width * height)
  if (kind === 1) {
    const bytesAcross = (width + 7) >> 3
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        pixels[y * width + x] = ((data[y * bytesAcross + (x >> 3)] as number) >> (7 - (x & 7))) & 1 ? 255 : 0
    return { width, height, pixels, dpi: 0 }
  }
  const step = kind === 2 ? 3 : 4
  for (let at = 0, from = 0; at < pixels.length; at++, from += step) {
    const shade =
      (77 * (data[from] as number) + 150 * (data[from + 1] as number) + 29 * (data[from + 2] as number)) >> 8
    // What is transparent shows the white page.
    pixels[at] = step === 3 ? shade : 255 - ((255 - shade) * (data[from + 3] as number)) / 255
  }
  return { width, height, pixels, dpi: 0 }
}

/** A picture fills the unit square of its matrix, its first row on top. */
function draw(picture: Picture, matrix: Matrix, whole: Picture, scale: number) {
  const [a, b, c, d, e, f] = matrix.map((value) => value * scale) as unknown as Matrix
  const unit = a * d - b * c
  if (unit === 0) return
  const by = Math.max(1, Math.floor(Math.min(picture.width / Math.hypot(a, b), picture.height / Math.hypot(c, d))))
  const small = shrink(picture, by)
  const box = boxOf([a, b, c, d, e, f], [0, 0, 1, 1])
  const area = {
    left: Math.max(0, Math.floor(box.left)),
    right: Math.min(whole.width, Math.ceil(box.right)),
    top: Math.max(0, Math.floor(box.top)),
    bottom: Math.min(whole.height, Math.ceil(box.bottom)),
  }
  const [dx, dy] = [0.5 - e, 0.5 - f]
  const mapping = {
    x: ((d * dx - c * dy) / unit) * small.width - 0.5,
    y: (1 - (a * dy - b * dx) / unit) * small.height - 0.5,
    acrossX: (d / unit) * small.width,
    acrossY: (b / unit) * small.height,
    downX: (-c / unit) * small.width,
    downY: (-a / unit) * small.height,
  }
  drawThrough(small, whole, mapping, area)
}
