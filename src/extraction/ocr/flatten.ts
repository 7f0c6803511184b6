import type { Picture } from './picture.ts'

/** Of the page's width: the side of a square whose middle shade is that of its paper. */
const tilesAcross = 40
/** Below this the paper itself is dark, and its letters are light. */
const darkPaper = 110
const shadeAt = (index: number): number => index * 4 + 2

/**
 * Evens out the light: paper becomes white wherever a shadow lies on it, and white letters on a dark ground become dark ones on white.
 */
export function flatten(picture: Picture): Picture {
  const { width, height, pixels, dpi } = picture
  const side = Math.max(8, Math.round(width / tilesAcross))
  const { across, down, shades } = paperShades(picture, side)
  const flat = new Uint8Array(width * height)
  const columns = Array.from({ length: width }, (_, x) => Math.min(across - 1, Math.max(0, (x + 0.5) / side - 0.5)))
  const lefts = Uint16Array.from(columns, Math.floor)
  const nearests = Uint16Array.from(columns, Math.round)
  const toRights = Float64Array.from(columns, (column) => column % 1)
  // Where the columns between two tiles end.
  const ends = Array.from({ length: across }, (_, tile) => {
    const next = lefts.indexOf(tile + 1)
    return next < 0 ? width : next
  })
  // One more than there are: the last has no neighbor.
  const papers = new Float64Array(across + 1)
  for (let y = 0; y < height; y++) {
    const row = Math.min(down - 1, Math.max(0, (y + 0.5) / side - 0.5))
    const [above, nearestRow] = [Math.floor(row), Math.round(row) * across]
    const below = Math.min(down - 1, above + 1)
    for (let tile = 0; tile < across; tile++) {
      const shade = shades[above * across + tile] as number
      papers[tile] = shade + ((shades[below * across + tile] as number) - shade) * (row - above)
    }
    for (let x = 0, at = y * width; x < width; ) {
      const left = lefts[x] as number
      const right = Math.min(left + 1, across - 1)
      const end = ends[left] as number
      const shade = shades[above * across + left] as number
      const isEven =
        shades[above * across + right] === shade &&
        shades[below * across + left] === shade &&
        shades[below * across + right] === shade
      if (isEven) {
        // Most paper is: what each shade is on it is looked up.
        const onPaper = onPapers[shade >> 2] as Uint8Array
        for (; x < end; x++, at++) flat[at] = onPaper[pixels[at] as number] as number
      } else
        for (; x < end; x++, at++) {
          const from = papers[left] as number
          const paper = from + ((papers[left + 1] as number) - from) * (toRights[x] as number)
          const nearest = shades[nearestRow + (nearests[x] as number)] as number
          // Where light and dark paper meet, the shade between them is that of neither.
          flat[at] = shadeOn(Math.abs(paper - nearest) > 40 ? nearest : paper, pixels[at] as number)
        }
    }
  }
  return { width, height, pixels: flat, dpi }
}

const shadeCount = 64

/** Paper becomes white, and what is on it as much darker as it was; on dark paper the other way round. */
const shadeOn = (paper: number, pixel: number): number =>
  paper >= darkPaper ? Math.min(255, (pixel * 255) / paper) : 255 - (Math.max(0, pixel - paper) * 255) / (255 - paper)

const onPapers = Array.from({ length: shadeCount }, (_, index) =>
  Uint8Array.from({ length: 256 }, (_, pixel) => shadeOn(shadeAt(index), pixel)),
)

/** The shade that most of each tile and its neighbors have: letters cover less than half of it. */
function paperShades({ width, height, pixels }: Picture, side: number) {
  const [across, down] = [Math.ceil(width / side), Math.ceil(height / side)]
  const counts = new Uint32Array(across * down * shadeCount)
  const tileOf = Uint16Array.from({ length: width }, (_, x) => Math.floor(x / side))
  for (let y = 0; y < height; y += 2) {
    const first = Math.floor(y / side) * across
    for (let x = 0; x < width; x += 2) {
      const at = (first + (tileOf[x] as number)) * shadeCount + ((pixels[y * width + x] as number) >> 2)
      counts[at] = (counts[at] as number) + 1
    }
  }
  const sum = new Uint32Array(shadeCount)
  const shades = Float64Array.from({ length: across * down }, (_, index) => {
    const [column, row] = [index % across, Math.floor(index / across)]
    sum.fill(0)
    let total = 0
    for (let y = Math.max(0, row - 1); y <= Math.min(down - 1, row + 1); y++)
      for (let x = Math.max(0, column - 1); x <= Math.min(across - 1, column + 1); x++)
        for (let shade = 0, at = (y * across + x) * shadeCount; shade < shadeCount; shade++, at++) {
          sum[shade] = (sum[shade] as number) + (counts[at] as number)
          total += counts[at] as number
        }
    let below = 0
    const middle = sum.findIndex((count) => {
      below += count
      return below >= total * 0.55
    })
    return shadeAt(middle)
  })
  return { across, down, shades }
}
