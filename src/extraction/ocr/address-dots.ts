import type { Box, SeenLine } from './engine.ts'
import type { Picture } from './picture.ts'

type Word = SeenLine['words'][number]

/** Lighter than letters are: the dots of small print are faint, and its letters must not fall apart. */
const dotShade = 185
/** Of the height of the address: a dot is smaller than this, and stands as low. */
const largestDot = 0.25
/** Of a dot that was read: by how much another may differ; less than a pixel isn't seen. */
const likeness = 0.25
/** Of 100: what was put back is asked about. */
const mostConfidence = 79

/** Puts back a dot that the picture shows in an email address and the engine overlooked, as small as one that it read there: `ana.reyes`, not `anareyes`. */
export function withDots(word: Word, picture: Picture): Word {
  const { text, symbols, bbox } = word
  if (!text.includes('@') || symbols.map((symbol) => symbol.text).join('') !== text) return word
  const height = bbox.y1 - bbox.y0
  const dots = dotsIn(picture, bbox)
  const isRead = (dot: Box) =>
    symbols.some(
      ({ text, bbox }) => text === '.' && middleOf(dot) > bbox.x0 - height / 2 && middleOf(dot) < bbox.x1 + height / 2,
    )
  const read = dots.filter(isRead)
  const isLike = (dot: Box) =>
    read.some((other) =>
      [dot.x1 - dot.x0 - (other.x1 - other.x0), dot.y1 - dot.y0 - (other.y1 - other.y0), dot.y1 - other.y1].every(
        (difference) => Math.abs(difference) <= Math.max(1, likeness * (other.x1 - other.x0)),
      ),
    )
  const lost = dots.filter((dot) => !isRead(dot) && isLike(dot))
  const parts = symbols.map((symbol, index) => {
    const next = symbols[index + 1]
    const isBetween = (dot: Box) => next && symbol.bbox.x1 <= middleOf(dot) && middleOf(dot) <= next.bbox.x0
    const isInAccount = [symbol, next].every((one) => /[\p{L}\d]/u.test(one?.text ?? ''))
    return isInAccount && lost.some(isBetween) ? `${symbol.text}.` : symbol.text
  })
  const whole = parts.join('')
  return whole === text ? word : { ...word, text: whole, confidence: Math.min(word.confidence, mostConfidence) }
}

const middleOf = ({ x0, x1 }: Box): number => (x0 + x1) / 2

/** Small ink with nothing above it, between white columns, in the lower part of a word. */
function dotsIn({ width, pixels }: Picture, { x0, y0, x1, y1 }: Box): Box[] {
  const most = Math.max(2, largestDot * (y1 - y0))
  const found: Box[] = []
  let open: Box | undefined
  for (let x = x0; x <= x1; x++) {
    let [top, bottom] = [-1, -1]
    for (let y = y0; y < y1 && x < x1; y++)
      if ((pixels[y * width + x] as number) < dotShade) {
        if (top < 0) top = y
        bottom = y + 1
      }
    if (top >= 0)
      open = { x0: open?.x0 ?? x, x1: x + 1, y0: Math.min(open?.y0 ?? top, top), y1: Math.max(open?.y1 ?? 0, bottom) }
    else if (open) {
      found.push(open)
      open = undefined
    }
  }
  const isDot = (box: Box) => box.x1 - box.x0 <= most && box.y1 - box.y0 <= most && box.y0 > y0 + (y1 - y0) / 2
  return found.filter(isDot)
}
