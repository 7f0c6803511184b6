import { listedHeadingOf } from '../parse/headings.ts'
import type { Blot } from './blots.ts'
import type { Box, Engine, SeenLine } from './engine.ts'
import type { Picture } from './picture.ts'
import { withoutRules } from './rules.ts'

/** In inches: letters, and the dots and rests of signs that are none. */
const [leastLetter, mostLetter, widestLetter] = [0.035, 0.5, 0.6]
/** Of its width. */
const longestStroke = 9
/** Of the height of a letter: how far the next one of its line may stand, and the next line of its block. */
const nextLetter = 3
const nextLine = 4
const leastLetters = 3
/** Of the page: more than this was not skipped, but is a picture or can't be read. */
const mostShare = 0.3
const mostBlocks = 24
/** Of 100: below the first a word was guessed and is looked at again; what is read then must have the second. */
const guessed = 45
const leastConfidence = 60
/** The same for what has the shape of a phone number, a period or a heading, which noise doesn't have. */
const leastShaped = 40
const isShaped = (text: string): boolean =>
  /^\+?\(?\d[\d ().-]{7,}\d$/.test(text) ||
  /^(?:\p{L}{3,9}\.? ?)?(?:19|20)\d{2} ?[–—-] ?(?:present|current|(?:\p{L}{3,9}\.? ?)?(?:19|20)\d{2})$/iu.test(text) ||
  listedHeadingOf(text) !== undefined
/** In inches. */
const thinLetter = 0.035
/** In inches: white around a block. */
const margin = 0.12

/** What the engine took for a part of a rule, a frame or a picture is shown to it once more, without them. */
export function lookAgain(engine: Engine, lines: SeenLine[], picture: Picture): SeenLine[] {
  const { clean, left } = withoutRules(picture)
  const real = lines
    .map((line) => ({ ...line, words: line.words.filter((word) => isInk(word.bbox, picture, clean)) }))
    .filter(({ words }) => words.length > 0)
  const known = real.map((line) => ({ ...line, words: line.words.filter(({ confidence }) => confidence >= guessed) }))
  const letters = lettersOf(left, picture.dpi)
  const isTorn = tornBy(rowsOf(letters, known))
  const sure = known.map((line) => ({ ...line, words: line.words.filter(({ bbox }) => !isTorn(bbox)) }))
  const blocks = blocksOf(rowsOf(letters, sure))
  const area = blocks.reduce((sum, { left, top, right, bottom }) => sum + (right - left) * (bottom - top), 0)
  if (blocks.length > mostBlocks || area > mostShare * picture.width * picture.height) return real
  const isNew = isOutside(sure)
  const found = blocks
    .flatMap((block) => readBlock(engine, clean, block))
    .map((line) => ({ ...line, words: line.words.filter(({ bbox }) => isNew(bbox)) }))
    .filter(isText)
  const isLeft = isOutside(found)
  const kept = real.map((line) => ({
    ...line,
    words: line.words.filter(({ confidence, bbox }) => (confidence >= guessed && !isTorn(bbox)) || isLeft(bbox)),
  }))
  return [...kept.filter(({ words }) => words.length > 0), ...found]
}

/** Whether the middle of a box lies in no word. */
function isOutside(lines: SeenLine[]): (box: Box) => boolean {
  const boxes = lines.flatMap(({ words }) => words.map(({ bbox }) => bbox))
  return (box) => {
    const [x, y] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2]
    return !boxes.some(({ x0, y0, x1, y1 }) => x >= x0 - 2 && x <= x1 + 2 && y >= y0 - 3 && y <= y1 + 3)
  }
}

/** Whether there is anything left of a word without rules. */
function isInk({ x0, y0, x1, y1 }: Box, before: Picture, after: Picture): boolean {
  let [inked, left] = [0, 0]
  for (let y = y0; y < y1; y++)
    for (let at = y * before.width + x0, end = y * before.width + x1; at < end; at++) {
      inked += 255 - (before.pixels[at] ?? 255)
      left += 255 - (after.pixels[at] ?? 255)
    }
  return left > 0.3 * inked
}

const lettersOf = (blots: Blot[], dpi: number): Blot[] =>
  blots.filter(
    ({ left, top, right, bottom }) =>
      bottom - top >= leastLetter * dpi &&
      bottom - top <= mostLetter * dpi &&
      right - left <= widestLetter * dpi &&
      // What is thinner is a side of a frame.
      bottom - top <= longestStroke * (right - left),
  )

/** Rows of letters that no word covers. */
function rowsOf(letters: Blot[], lines: SeenLine[]): Blot[] {
  const isNew = isOutside(lines)
  const skipped = letters.filter(({ left, top, right, bottom }) => isNew({ x0: left, y0: top, x1: right, y1: bottom }))
  return grouped(
    skipped.toSorted((a, b) => a.left - b.left),
    (row, letter) => {
      const height = Math.max(row.bottom - row.top, letter.bottom - letter.top)
      const isBeside = letter.top < row.bottom - 0.3 * height && letter.bottom > row.top + 0.3 * height
      return isBeside && letter.left - row.right < nextLetter * height
    },
  )
    .filter(({ count, box }) => count >= leastLetters && box.right - box.left > 1.5 * (box.bottom - box.top))
    .map(({ box }) => box)
}

/** Of the height of a row: a word that is nearer to skipped letters is a part of theirs. */
const tornGap = 0.3

/** `IND` behind skipped letters, of `BACKGROUND`. */
function tornBy(rows: Blot[]): (box: Box) => boolean {
  return ({ x0, y0, x1, y1 }) =>
    rows.some(({ left, top, right, bottom }) => {
      const height = bottom - top
      const isBeside = (y0 + y1) / 2 > top && (y0 + y1) / 2 < bottom
      return isBeside && x0 - right < tornGap * height && left - x1 < tornGap * height
    })
}

/** Rows under each other are read at once. */
const blocksOf = (rows: Blot[]): Blot[] =>
  grouped(
    rows.toSorted((a, b) => a.top - b.top),
    (block, row) => {
      const height = row.bottom - row.top
      return row.top - block.bottom < nextLine * height && row.left < block.right && row.right > block.left
    },
  ).map(({ box }) => box)

type Group = { box: Blot; count: number }

/** Each with the last group that it belongs to. */
function grouped(blots: Blot[], belongs: (group: Blot, blot: Blot) => boolean): Group[] {
  const groups: Group[] = []
  for (const blot of blots) {
    const group = groups.findLast(({ box }) => belongs(box, blot))
    if (!group) groups.push({ box: { ...blot }, count: 1 })
    else {
      const { box } = group
      group.box = {
        left: Math.min(box.left, blot.left),
        top: Math.min(box.top, blot.top),
        right: Math.max(box.right, blot.right),
        bottom: Math.max(box.bottom, blot.bottom),
        ink: box.ink + blot.ink,
      }
      group.count++
    }
  }
  return groups
}

function readBlock(engine: Engine, picture: Picture, block: Blot): SeenLine[] {
  // A thin letter at its end may have been taken for a stroke.
  const reach = Math.round(thinLetter * picture.dpi)
  const [left, right] = [Math.max(0, block.left - reach), Math.min(picture.width, block.right + reach)]
  const { top, bottom } = block
  const edge = Math.round(margin * picture.dpi)
  const [width, height] = [right - left + 2 * edge, bottom - top + 2 * edge]
  const pixels = new Uint8Array(width * height).fill(255)
  for (let y = top; y < bottom; y++)
    pixels.set(
      picture.pixels.subarray(y * picture.width + left, y * picture.width + right),
      (y - top + edge) * width + edge,
    )
  return engine
    .linesOf({ width, height, pixels, dpi: picture.dpi }, 'block')
    .map((line) => movedBy(line, left - edge, top - edge))
}

/** Neither a row of dots nor what the engine guesses from a picture. */
function isText({ words }: SeenLine): boolean {
  const text = words.map((word) => word.text).join('')
  const letters = words.reduce((sum, word) => sum + word.text.length, 0)
  const confidence = words.reduce((sum, word) => sum + word.text.length * word.confidence, 0) / Math.max(1, letters)
  const least = isShaped(words.map((word) => word.text).join(' ')) ? leastShaped : leastConfidence
  return confidence >= least && /[\p{L}\d]{3}/u.test(text) && new Set(text.toLowerCase()).size > 2
}

function movedBy(line: SeenLine, x: number, y: number): SeenLine {
  const move = ({ x0, y0, x1, y1 }: Box): Box => ({ x0: x0 + x, y0: y0 + y, x1: x1 + x, y1: y1 + y })
  return {
    ...line,
    bbox: move(line.bbox),
    baseline: move(line.baseline),
    words: line.words.map((word) => ({
      ...word,
      bbox: move(word.bbox),
      symbols: word.symbols.map((symbol) => ({ ...symbol, bbox: move(symbol.bbox) })),
    })),
  }
}
