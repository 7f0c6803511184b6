import { withDarkLetters } from './dark-labels.ts'
import type { Engine, SeenLine } from './engine.ts'
import { flatten } from './flatten.ts'
import { lookAgain } from './look-again.ts'
import type { Picture } from './picture.ts'
import { level, quarterTurns, slantOf } from './straighten.ts'
import { riseOf } from './upright.ts'

/** Below this mean confidence the page is probably upside down. */
const doubtful = 72
/** Below this the letters don't say which side is up. */
const clearRise = 0.2
/** Of the page's height: what is read to find out which side is up, where the letters don't say it. */
const sampleShare = 0.14

type Seen = { lines: SeenLine[]; upright: Picture }

/** The lines of a page's picture, and the picture as it was read: upright, level and evenly lit. */
export const readPicture = (engine: Engine, picture: Picture): Seen => {
  const { lines, upright } = readOnce(engine, picture)
  return { lines: lookAgain(engine, lines, upright), upright }
}

export function readOnce(engine: Engine, picture: Picture): Seen {
  const flat = flatten(withDarkLetters(picture))
  const { isOnItsSide, degrees } = slantOf(flat)
  const first = level(quarterTurns(flat, isOnItsSide ? 1 : 0), degrees)
  const rise = riseOf(first)
  // Capitals alone rise and fall little, and a page with few lines may not show how it lies: what goes badly is tried the other ways.
  const isUnclear = isOnItsSide && Math.abs(rise) <= clearRise
  const likely = isUnclear ? bestSide(engine, first, [0, 2]) : rise < -clearRise ? quarterTurns(first, 2) : first
  const seen = read(engine, likely)
  const isRight = isUnclear || confidenceOf(seen.lines) >= doubtful
  if (seen.lines.length === 0 || (isRight && !areOnEnd(seen.lines))) return seen
  const better = bestSide(engine, likely, [0, 2, 1, 3])
  return better === likely ? seen : read(engine, better)
}

const read = (engine: Engine, upright: Picture) => ({ lines: engine.linesOf(upright), upright })

/** The page turned so often that it reads best, by a sample of it. */
function bestSide(engine: Engine, picture: Picture, turns: number[]): Picture {
  const sides = turns.map((count) => quarterTurns(picture, count))
  const scores = sides.map((side) => {
    const lines = engine.linesOf(fullestStrip(side)).filter((line) => !areOnEnd([line]))
    // The engine reads a few words of a page on its side, and is as sure of them.
    return lettersIn(lines) * confidenceOf(lines) ** 2
  })
  return sides[scores.indexOf(Math.max(...scores))] ?? picture
}

/** Letters of one width stand in columns, so that a page seems to lie on its side: the engine then reads a few of its words from top to bottom. */
function areOnEnd(lines: SeenLine[]): boolean {
  const long = lines.flatMap(({ words }) => words).filter(({ text }) => text.length > 3)
  return long.filter(({ bbox }) => bbox.y1 - bbox.y0 > bbox.x1 - bbox.x0).length > long.length / 2
}

const lettersIn = (lines: SeenLine[]): number =>
  lines.reduce((sum, { words }) => sum + words.reduce((own, { text }) => own + text.length, 0), 0)

/** By letters: a page that is read the wrong way gives many short words. */
function confidenceOf(lines: SeenLine[]): number {
  const words = lines.flatMap((line) => line.words)
  const letters = lettersIn(lines)
  return letters === 0 ? 0 : words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / letters
}

/** The strip across the page with the most ink. */
function fullestStrip({ width, height, pixels, dpi }: Picture): Picture {
  const ink = Array.from({ length: height }, (_, y) => {
    let sum = 0
    for (let x = 0; x < width; x += 3) sum += 255 - (pixels[y * width + x] as number)
    return sum
  })
  const rows = Math.max(1, Math.round(height * sampleShare))
  let [sum, best, from] = [0, -1, 0]
  for (let y = 0; y < height; y++) {
    sum += (ink[y] as number) - (ink[y - rows] ?? 0)
    if (y >= rows - 1 && sum > best) [best, from] = [sum, y - rows + 1]
  }
  return { width, height: rows, pixels: pixels.subarray(from * width, (from + rows) * width), dpi }
}
