import type { Picture } from './picture.ts'

/** Of the page's width: the side of a square whose middle shade is that of its paper. */
const tilesAcross = 40
/** Below this the paper itself is dark, and its letters are light. */
const darkPaper = 110

/**
 * Evens out the light: paper becomes white wherever a shadow lies on it, and white letters on a dark ground become dark ones on white.
 */
export function flatten(picture: Picture): Picture {
  const { width, height, pixels, dpi } = picture
  const side = Math.max(8, Math.round(width / tilesAcross))
  const { across, down, shades } = paperShades(picture, side)
  const flat = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const row = Math.min(down - 1, Math.max(0, (y + 0.5) / side - 0.5))
    const [above, toBelow] = [Math.floor(row), row - Math.floor(row)]
    const below = Math.min(down - 1, above + 1)
    for (let x = 0; x < width; x++) {
      const column = Math.min(across - 1, Math.max(0, (x + 0.5) / side - 0.5))
      const [left, toRight] = [Math.floor(column), column - Math.floor(column)]
      const right = Math.min(across - 1, left + 1)
      const nearest = shades[Math.round(row) * across + Math.round(column)] as number
      const mixed = (a: number, b: number, share: number) => a + (b - a) * share
      const paper = mixed(
        mixed(shades[above * across + left] as number, shades[above * across + right] as number, toRight),
        mixed(shades[below * across + left] as number, shades[below * across + right] as number, toRight),
        toBelow,
      )
      const pixel = pixels[y * width + x] as number
      // Where light and dark paper meet, the shade between them is that of neither.
      const own = Math.abs(paper - nearest) > 40 ? nearest : paper
      const shade = own >= darkPaper ? (pixel * 255) / own : 255 - (Math.max(0, pixel - own) * 255) / (255 - own)
      flat[y * width + x] = Math.min(255, shade)
    }
  }
  return { width, height, pixels: flat, dpi }
}

/** The shade that most of each tile and its neighbors have: letters cover less than half of it. */
function paperShades({ width, height, pixels }: Picture, side: number) {
  const [across, down] = [Math.ceil(width / side), Math.ceil(height / side)]
  const counts = Array.from({ length: across * down }, () => new Uint16Array(64))
  for (let y = 0; y < height; y += 2)
    for (let x = 0; x < width; x += 2) {
      const count = counts[Math.floor(y / side) * across + Math.floor(x / side)] as Uint16Array
      const shade = (pixels[y * width + x] as number) >> 2
      count[shade] = (count[shade] as number) + 1
    }
  const shades = counts.map((_, index) => {
    const [column, row] = [index % across, Math.floor(index / across)]
    const sum = new Uint32Array(64)
    let total = 0
    for (let y = Math.max(0, row - 1); y <= Math.min(down - 1, row + 1); y++)
      for (let x = Math.max(0, column - 1); x <= Math.min(across - 1, column + 1); x++)
        for (const [shade, count] of (counts[y * across + x] as Uint16Array).entries()) {
          sum[shade] = (sum[shade] as number) + count
          total += count
        }
    let below = 0
    const middle = sum.findIndex((count) => {
      below += count
      return below >= total * 0.55
    })
    return middle * 4 + 2
  })
  return { across, down, shades }
}
