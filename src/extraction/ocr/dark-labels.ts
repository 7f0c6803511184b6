import { type Blot, blotsOf, type Runs } from './blots.ts'
import { middleOf } from './look.ts'
import { type Picture, shrink } from './picture.ts'

/** In inches, and of its box: a label on a dark ground of its own, with light letters in it. */
const size = { width: 0.28, least: 0.09, most: 0.45 }
const [leastGround, mostGround] = [0.55, 0.96]
/** Lighter than this, the ground is a tint under dark letters. */
const darkGround = 150
/** In pixels: the blurred edge of the ground. */
const edge = 2

/** Light letters on the dark ground of a label become dark ones on white. Larger grounds are evened out with the light. */
export function withDarkLetters(picture: Picture): Picture {
  const { width } = picture
  // Most pages have none, which half of the pixels tell.
  if (labelsOf(shrink(picture, 2)).labels.size === 0) return picture
  const { labels, runs } = labelsOf(picture)
  const pixels = picture.pixels.slice()
  const grounds = new Map([...labels].map(([of, blot]) => [of, groundOf(picture, blot)]))
  // From the first to the last ink of each row: round corners stay white.
  const spans = new Map<string, { of: number; row: number; from: number; to: number }>()
  for (let run = 0; run < runs.count; run++) {
    const [of, row] = [runs.blots[run] as number, runs.rows[run] as number]
    if ((grounds.get(of) ?? 255) > darkGround) continue
    const span = spans.get(`${of} ${row}`)
    if (span) span.to = runs.tos[run] as number
    else spans.set(`${of} ${row}`, { of, row, from: runs.froms[run] as number, to: runs.tos[run] as number })
  }
  for (const { of, row, from, to } of spans.values()) {
    const { top, bottom } = labels.get(of) as Blot
    const ground = grounds.get(of) as number
    for (let x = Math.max(0, from - edge); x < Math.min(width, to + edge); x++) {
      const isEdge = x < from + edge || x >= to - edge || row < top + edge || row >= bottom - edge
      const light = Math.max(0, (picture.pixels[row * width + x] as number) - ground)
      pixels[row * width + x] = isEdge ? 255 : 255 - (light * 255) / (255 - ground)
    }
  }
  return { ...picture, pixels }
}

function labelsOf(picture: Picture): { labels: Map<number, Blot>; runs: Runs } {
  const { runs, blots } = blotsOf(picture)
  const sized = new Map([...blots].filter(([, blot]) => isLabel(blot, picture.dpi)))
  return { labels: closedAmong(sized, runs), runs }
}

function isLabel({ left, top, right, bottom, ink }: Blot, dpi: number): boolean {
  const [across, down] = [right - left, bottom - top]
  const share = ink / (across * down)
  const isSmall = across >= size.width * dpi && down >= size.least * dpi && down <= size.most * dpi
  return isSmall && across > 1.3 * down && share >= leastGround && share <= mostGround
}

/** Of the width of a label, what its first and its last rows fill; those of bold words have gaps. */
const filled = 0.75
/** Of its height: how far within it these rows lie, for a label may be slanted. */
const within = 0.13

function closedAmong(labels: Map<number, Blot>, { count, blots, rows, froms, tos }: Runs): Map<number, Blot> {
  const covered = new Map([...labels.keys()].map((of) => [of, { top: 0, bottom: 0 }]))
  for (let run = 0; run < count; run++) {
    const [of, row] = [blots[run] as number, rows[run] as number]
    const [label, found] = [labels.get(of), covered.get(of)]
    if (!label || !found) continue
    const inset = Math.ceil(within * (label.bottom - label.top))
    if (row === label.top + inset) found.top += (tos[run] as number) - (froms[run] as number)
    if (row === label.bottom - 1 - inset) found.bottom += (tos[run] as number) - (froms[run] as number)
  }
  const isClosed = ([of, { left, right }]: [number, Blot]) => {
    const { top, bottom } = covered.get(of) ?? { top: 0, bottom: 0 }
    return Math.min(top, bottom) >= filled * (right - left)
  }
  return new Map([...labels].filter(isClosed))
}

function groundOf({ width, pixels }: Picture, { left, top, right, bottom }: Blot): number {
  const shades: number[] = []
  for (let y = top; y < bottom; y += 2)
    for (let x = left; x < right; x += 2) shades.push(pixels[y * width + x] as number)
  return middleOf(shades) ?? 0
}
