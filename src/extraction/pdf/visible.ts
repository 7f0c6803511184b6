import { type Box, contains } from './matrix.ts'
import type { Fill, Letter, Painting } from './paint.ts'

/** Text smaller than this is unreadable and meant for machines. */
const leastSize = 3
const leastAlpha = 0.1
/** Of 255: two colors nearer than this are one to the eye. */
const leastContrast = 24
const white = '#ffffff'

/** The characters that a person can see on the page. Anything else in the file was not written for people. */
export function visibleLetters({ letters, fills, page }: Painting): Letter[] {
  const boxes = fills.filter((box) => box.right - box.left > 4 && box.bottom - box.top > 4)
  return letters.filter(
    (letter) =>
      letter.isDrawn &&
      letter.size >= leastSize &&
      letter.alpha >= leastAlpha &&
      isWithin(letter, page) &&
      isWithin(letter, letter.clip) &&
      stands(letter, boxes),
  )
}

/** The middle of a letter, a little above its baseline. */
const middle = ({ x, y, width, size, turns }: Letter): [number, number] => {
  const along = width / 2
  const up = size * 0.25
  if (turns === 1) return [x + up, y + along]
  if (turns === 2) return [x - along, y + up]
  if (turns === 3) return [x - up, y - along]
  return [x + along, y - up]
}

const isWithin = (letter: Letter, box: Box): boolean => contains(box, ...middle(letter))

/** Whether it contrasts with its background and nothing covers it. */
function stands(letter: Letter, boxes: Fill[]): boolean {
  const [x, y] = middle(letter)
  let under: string | null = white
  for (const box of boxes) {
    if (!contains(box, x, y)) continue
    if (box.order < letter.order) under = box.color
    else if (box.order > letter.order && box.color !== null) return false
  }
  return differs(letter.color, under)
}

const known = new Map<string, boolean>()

/** A page has thousands of letters and a handful of colors. */
function differs(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return true
  const pair = a + b
  let answer = known.get(pair)
  if (answer === undefined) {
    if (known.size > 1000) known.clear()
    const [of, and] = [channels(a), channels(b)]
    answer = of.some((value, index) => Math.abs(value - (and[index] ?? 0)) >= leastContrast)
    known.set(pair, answer)
  }
  return answer
}

const channels = (color: string): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) || 0)
